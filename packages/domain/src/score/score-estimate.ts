import { type ComputedScore, computeScore, householdIncome } from './compute.ts'
import { type ScoreComponent, scoreComponents } from './score-component.ts'
import type { ScoreAnswers, ScoreFigures, ScoreLocality } from './score-inputs.ts'
import type { ScoreRules } from './score-rules.ts'

/** The share by which the verified income may differ from what a household believes it earns. */
export const incomeMargin = 0.1

export type PointsRange = { readonly low: number; readonly high: number }

export type ScoreEstimate = PointsRange & {
  readonly components: Readonly<Record<ScoreComponent, PointsRange>>
  /** The range includes an income that is verified to be lower or higher. */
  readonly coversIncome: boolean
  /** The range includes the case that the place has national priority and the case that it has not. */
  readonly coversPriority: boolean
  /** The score with the given figures; undefined while the cluster of the place is unknown. */
  readonly asGiven: ComputedScore | undefined
}

type Ground = { readonly answers: ScoreAnswers; readonly figures: ScoreFigures }

/**
 * Returns the lowest and the highest score that a student's own figures may lead to. The income is verified later, and
 * the cluster of the place and its national priority may be unknown. Income and place that equal those of `verified`,
 * the ground of a published result, are certain.
 */
export const estimateScore = (ground: Ground, rules: ScoreRules, verified?: Ground): ScoreEstimate => {
  const { answers, figures } = ground
  const place = answers.localityAt18
  const isPlaceCertain = verified !== undefined && isSamePlace(place, verified.answers.localityAt18)
  const coversIncome =
    verified === undefined || householdIncome(figures) !== householdIncome(verified.figures)
  const places = isPlaceCertain ? [place] : possiblePlaces(place)
  const factors = coversIncome ? [1 - incomeMargin, 1 + incomeMargin] : [1]
  const scores = factors.flatMap((factor) =>
    places.map((localityAt18) =>
      computeScore({ ...answers, localityAt18 }, withIncomes(figures, factor), rules),
    ),
  )
  const hasCluster = !place.isInIsrael || place.socioEconomicCluster !== null
  return {
    ...rangeOf(scores.map(({ total }) => total)),
    components: Object.fromEntries(
      scoreComponents.map((id) => [id, rangeOf(scores.map(({ components }) => components[id].points))]),
    ) as Record<ScoreComponent, PointsRange>,
    coversIncome,
    coversPriority: new Set(places.map(({ isOnPriorityList }) => isOnPriorityList)).size > 1,
    asGiven: isPlaceCertain || hasCluster ? computeScore(answers, figures, rules) : undefined,
  }
}

const rangeOf = (points: readonly number[]): PointsRange => ({
  low: Math.min(...points),
  high: Math.max(...points),
})

const isSamePlace = (one: ScoreLocality, other: ScoreLocality): boolean =>
  one.isInIsrael === other.isInIsrael &&
  one.socioEconomicCluster === other.socioEconomicCluster &&
  one.peripheralityCluster === other.peripheralityCluster &&
  one.isOnPriorityList === other.isOnPriorityList

/**
 * Returns the place that a student claims instead of the verified one. Whether it has national priority is unknown,
 * because the reference data was read for the verified place.
 */
export const claimedPlace = (
  verified: ScoreLocality,
  claimed: Pick<ScoreLocality, 'isInIsrael' | 'socioEconomicCluster'>,
): ScoreLocality =>
  claimed.isInIsrael === verified.isInIsrael && claimed.socioEconomicCluster === verified.socioEconomicCluster
    ? verified
    : { ...claimed, peripheralityCluster: null, isOnPriorityList: null }

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

export type ComponentChange = PointsRange & { readonly component: ScoreComponent; readonly before: number }

/** Returns the points before and after of each component that is disputed or changes, in the order of the score. */
export const componentChanges = (
  before: ComputedScore,
  { components }: ScoreEstimate,
  disputed: readonly string[],
): readonly ComponentChange[] =>
  scoreComponents
    .map((component) => ({
      component,
      before: before.components[component].points,
      ...components[component],
    }))
    .filter(
      (change) =>
        disputed.includes(change.component) || change.low !== change.before || change.high !== change.before,
    )

/** Returns whether a household of this size cannot have so many children and a parent. */
export const hasTooManyChildren = ({ answers, figures }: Ground): boolean =>
  answers.childrenCount >= figures.houseHoldPeople && answers.childrenCount > 0
