import type { VerifiedFigures } from './verified-figures.ts'

/** The place where the applicant lived at 18, from the reference data at the time of the submission. */
export type ScoreLocality = {
  readonly isInIsrael: boolean
  /** 1 (weakest) to 10; null if the reference data has no cluster for the place. */
  readonly socioEconomicCluster: number | null
  /** 1 (most peripheral) to 10. */
  readonly peripheralityCluster: number | null
  /** Null until a list of national-priority localities is loaded. */
  readonly isOnPriorityList: boolean | null
}

/** The score's input from the snapshot of the application. */
export type ScoreAnswers = {
  readonly childrenCount: number
  readonly siblingsStudentsCount: number
  readonly isSingleParent: boolean
  /** Orphan of or cut off from one parent counts 1, from both 2, one of each 2. */
  readonly affectedParents: number
  /** 0 without service. */
  readonly serviceMonths: number
  /** 0 if not a reservist. */
  readonly daysInReserve: number
  readonly localityAt18: ScoreLocality
}

/** The verified figures that sum up to the income of the household. */
export const incomeFigures = ['parentOneIncome', 'parentTwoIncome', 'spouse', 'candidateEntering'] as const

/** The score's input from the verified figures. */
export type ScoreFigures = Pick<
  VerifiedFigures,
  'houseHoldPeople' | (typeof incomeFigures)[number] | 'disability' | 'childrenDisability'
> & {
  /** An income that is asked for was not entered yet. Without it the household would seem poorer than it is. */
  readonly isIncomeMissing?: boolean
}
