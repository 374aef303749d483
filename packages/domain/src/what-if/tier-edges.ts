import type { AwardTiers } from '../score/award-tiers.ts'

/** Scores and edges of tiers have half points. */
export const edgeStep = 0.5
const highestEdge = 100

export type EdgeRange = { readonly min: number; readonly max: number }

/** Returns how far an edge can be moved: up to one step before its neighbours, and within the scale. */
export const edgeRangeOf = (tiers: AwardTiers, place: number): EdgeRange => {
  const above = tiers[place - 1]
  const below = tiers[place + 1]
  return {
    min: below === undefined ? edgeStep : below.from + edgeStep,
    max: above === undefined ? highestEdge : above.from - edgeStep,
  }
}

/** Returns the tiers with one edge at this score, or as near to it as its neighbours allow. */
export const moveEdge = (tiers: AwardTiers, place: number, to: number): AwardTiers => {
  const { min, max } = edgeRangeOf(tiers, place)
  const rounded = Math.round(to / edgeStep) * edgeStep
  const from = Math.min(max, Math.max(min, rounded))
  return tiers.map((tier, at) => (at === place ? { ...tier, from } : tier))
}

export const areSameTiers = (one: AwardTiers, other: AwardTiers): boolean =>
  one.length === other.length &&
  one.every(({ from, amount }, place) => from === other[place]?.from && amount === other[place]?.amount)
