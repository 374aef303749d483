import { type ComputedScore, computeScore } from './compute.ts'
import type { ScoreAnswers, ScoreFigures, ScoreLocality } from './score-inputs.ts'
import type { ScoreRules } from './score-rules.ts'

/** What the office verifies may differ by so much from what a household believes that it earns. */
export const incomeMargin = 0.1

export type ScoreEstimate = {
  readonly low: number
  readonly high: number
  /** Both ends of the range are there for a place that may or may not have national priority. */
  readonly coversPriority: boolean
  /** With the figures as they were given; undefined while the cluster of the place is unknown. */
  readonly asGiven: ComputedScore | undefined
}

type Ground = { readonly answers: ScoreAnswers; readonly figures: ScoreFigures }

/**
 * The lowest and the highest score that figures of one's own may come to: the income is verified, and who does not know the
 * cluster of their place, or whether it has national priority, may be at either end.
 */
export const estimateScore = ({ answers, figures }: Ground, rules: ScoreRules): ScoreEstimate => {
  const places = possiblePlaces(answers.localityAt18)
  const totals = [1 - incomeMargin, 1 + incomeMargin].flatMap((factor) =>
    places.map(
      (localityAt18) => computeScore({ ...answers, localityAt18 }, withIncomes(figures, factor), rules).total,
    ),
  )
  const { isInIsrael, socioEconomicCluster } = answers.localityAt18
  return {
    low: Math.min(...totals),
    high: Math.max(...totals),
    coversPriority: new Set(places.map(({ isOnPriorityList }) => isOnPriorityList)).size > 1,
    asGiven: isInIsrael && socioEconomicCluster === null ? undefined : computeScore(answers, figures, rules),
  }
}

const possiblePlaces = (place: ScoreLocality): readonly ScoreLocality[] => {
  if (!place.isInIsrael) return [place]
  const clusters = place.socioEconomicCluster === null ? [1, 10] : [place.socioEconomicCluster]
  const isUnknown = place.isOnPriorityList === null && place.peripheralityCluster === null
  const priorities = isUnknown ? [true, false] : [place.isOnPriorityList]
  return clusters.flatMap((socioEconomicCluster) =>
    priorities.map((isOnPriorityList) => ({ ...place, socioEconomicCluster, isOnPriorityList })),
  )
}

const withIncomes = (figures: ScoreFigures, factor: number): ScoreFigures => {
  const times = (income: number | null) => (income === null ? null : income * factor)
  return {
    ...figures,
    parentOneIncome: times(figures.parentOneIncome),
    parentTwoIncome: times(figures.parentTwoIncome),
    spouse: times(figures.spouse),
    candidateEntering: times(figures.candidateEntering),
  }
}

/** A household of these persons cannot have that many children and a parent. */
export const hasTooManyChildren = ({ answers, figures }: Ground): boolean =>
  answers.childrenCount >= figures.houseHoldPeople && answers.childrenCount > 0
