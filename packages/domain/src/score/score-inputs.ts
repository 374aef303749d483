import type { VerifiedFigures } from './verified-figures.ts'

/** Where the applicant lived at 18, as the reference data knew it when the request was submitted. */
export type ScoreLocality = {
  readonly isInIsrael: boolean
  /** 1 (weakest) to 10; null when the reference data has none for the place. */
  readonly socioEconomicCluster: number | null
  /** 1 (most peripheral) to 10. */
  readonly peripheralityCluster: number | null
  /** Null until a list of national-priority localities is loaded. */
  readonly isOnPriorityList: boolean | null
}

/** What the score takes from the snapshot of the application. */
export type ScoreAnswers = {
  readonly childrenCount: number
  readonly siblingsStudentsCount: number
  readonly isSingleParent: boolean
  /** Orphan or cut off of one counts one, of both two, one of each two. */
  readonly affectedParents: number
  /** 0 for who did not serve. */
  readonly serviceMonths: number
  /** 0 for who is no reservist. */
  readonly daysInReserve: number
  readonly localityAt18: ScoreLocality
}

/** What the score takes from the figures that the reviewer verified. */
export type ScoreFigures = Pick<
  VerifiedFigures,
  | 'houseHoldPeople'
  | 'parentOneIncome'
  | 'parentTwoIncome'
  | 'spouse'
  | 'candidateEntering'
  | 'disability'
  | 'childrenDisability'
>
