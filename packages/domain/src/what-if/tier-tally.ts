import type { AwardTiers } from '../score/award-tiers.ts'
import { findAwardTier } from '../score/find-award-tier.ts'
import type { ScoreGroup } from './score-group.ts'

export type TierCount = {
  readonly from: number
  readonly amount: number
  readonly count: number
  readonly money: number
}

export type TierTally = {
  /** In the order of the tiers, highest first. */
  readonly tiers: readonly TierCount[]
  /** The number of requests below the lowest tier. */
  readonly without: number
  readonly awarded: number
  readonly money: number
}

/** Returns how many requests each tier awards, and the cost. */
export const tallyTiers = (
  groups: readonly Pick<ScoreGroup, 'total' | 'count'>[],
  tiers: AwardTiers,
): TierTally => {
  const counts = tiers.map(() => 0)
  let without = 0
  for (const { total, count } of groups) {
    const tier = findAwardTier(tiers, total)
    if (tier === undefined) without += count
    else {
      const place = tiers.indexOf(tier)
      counts[place] = (counts[place] ?? 0) + count
    }
  }
  const counted = tiers.map(({ from, amount }, place) => {
    const count = counts[place] ?? 0
    return { from, amount, count, money: count * amount }
  })
  return {
    tiers: counted,
    without,
    awarded: counted.reduce((sum, { count }) => sum + count, 0),
    money: counted.reduce((sum, { money }) => sum + money, 0),
  }
}

/** Returns the tallies if every score were one point higher, or one point lower. */
export const onePointAway = (
  groups: readonly Pick<ScoreGroup, 'total' | 'count'>[],
  tiers: AwardTiers,
): { readonly higher: TierTally; readonly lower: TierTally } => {
  const shifted = (points: number) =>
    tallyTiers(
      groups.map(({ total, count }) => ({ total: total + points, count })),
      tiers,
    )
  return { higher: shifted(1), lower: shifted(-1) }
}
