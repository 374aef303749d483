import type { AwardTiers } from '../score/award-tiers.ts'

/** Scores go in half points, and so do the edges of tiers. */
export const edgeStep = 0.5
const highestEdge = 100

export type EdgeRange = { readonly min: number; readonly max: number }

/** How far an edge can be moved: a step short of its neighbours, and within the scale. */
export const edgeRangeOf = (tiers: AwardTiers, place: number): EdgeRange => {
  const above = tiers[place - 1]
  const below = tiers[place + 1]
  return {
    min: below === undefined ? edgeStep : below.from + edgeStep,
    max: above === undefined ? highestEdge : above.from - edgeStep,
  }
}

/** The tiers with one edge at this score, or as near to it as its neighbours allow. */
export const moveEdge = (tiers: AwardTiers, place: number, to: number): AwardTiers => {
  const { min, max } = edgeRangeOf(tiers, place)
  const rounded = Math.round(to / edgeStep) * edgeStep
  const from = Math.min(max, Math.max(min, rounded))
  return tiers.map((tier, at) => (at === place ? { ...tier, from } : tier))
}

export const areSameTiers = (one: AwardTiers, other: AwardTiers): boolean =>
  one.length === other.length &&
  one.every(({ from, amount }, place) => from === other[place]?.from && amount === other[place]?.amount)
