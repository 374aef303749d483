import type { AwardTiers } from '../score/award-tiers.ts'
import { awardOf } from '../score/find-award-tier.ts'
import type { ScoreGroup } from './score-group.ts'

export type TierMoves = { readonly up: number; readonly down: number }

/** Returns how many requests would get more, and how many less, with other tiers. */
export const countMoves = (
  groups: readonly Pick<ScoreGroup, 'total' | 'count'>[],
  before: AwardTiers,
  after: AwardTiers,
): TierMoves => {
  let up = 0
  let down = 0
  for (const { total, count } of groups) {
    const change = awardOf(after, total) - awardOf(before, total)
    if (change > 0) up += count
    if (change < 0) down += count
  }
  return { up, down }
}

/** Scores from `from` and below `below` get `after` instead of `before`. */
export type MovedRange = {
  readonly from: number
  readonly below: number
  readonly before: number
  readonly after: number
}

/** Returns the parts of the scale in which the award differs, for listing the requests that would change. */
export const movedRanges = (before: AwardTiers, after: AwardTiers): readonly MovedRange[] => {
  const edges = [...new Set([0, ...before.map(({ from }) => from), ...after.map(({ from }) => from)])]
  edges.sort((one, other) => one - other)
  return edges.flatMap((from, place) => {
    const range = {
      from,
      below: edges[place + 1] ?? Number.POSITIVE_INFINITY,
      before: awardOf(before, from),
      after: awardOf(after, from),
    }
    return range.before === range.after ? [] : [range]
  })
}
