import type { AwardTiers } from '../score/award-tiers.ts'
import { findAwardTier } from '../score/find-award-tier.ts'
import type { ScoreGroup } from './score-group.ts'

/** Rates of smaller groups are hidden, because they could reveal data about one person. */
export const smallestShownGroup = 20

export type RateKey = 'institution' | 'cluster' | 'language'

export type AwardRate<Key extends RateKey> = {
  readonly key: ScoreGroup[Key]
  readonly count: number
  readonly awarded: number
}

export type AwardRates<Key extends RateKey> = {
  /** Largest first; none is smaller than the smallest shown group. */
  readonly groups: readonly AwardRate<Key>[]
  /**
   * All smaller groups together. They are never fewer than the smallest shown group either, because their sum can be
   * computed.
   */
  readonly others: { readonly groups: number; readonly count: number; readonly awarded: number } | null
}

/** Returns the share of awarded requests by institution, cluster or language of the form. */
export const awardRates = <Key extends RateKey>(
  groups: readonly ScoreGroup[],
  tiers: AwardTiers,
  by: Key,
): AwardRates<Key> => {
  const rates = new Map<ScoreGroup[Key], { count: number; awarded: number }>()
  for (const group of groups) {
    const rate = rates.get(group[by]) ?? { count: 0, awarded: 0 }
    rate.count += group.count
    if (findAwardTier(tiers, group.total) !== undefined) rate.awarded += group.count
    rates.set(group[by], rate)
  }
  const sorted = [...rates]
    .map(([key, rate]) => ({ key, ...rate }))
    .sort((one, other) => other.count - one.count)
  let shown = sorted.filter(({ count }) => count >= smallestShownGroup).length
  const countOf = (from: number) => sorted.slice(from).reduce((sum, { count }) => sum + count, 0)
  // The rest after all shown groups can be computed from the whole, so that it must be large enough too.
  while (shown > 0 && shown < sorted.length && countOf(shown) < smallestShownGroup) shown -= 1
  const rest = sorted.slice(shown)
  const others = {
    groups: rest.length,
    count: countOf(shown),
    awarded: rest.reduce((sum, { awarded }) => sum + awarded, 0),
  }
  return {
    groups: sorted.slice(0, shown),
    others: others.count >= smallestShownGroup ? others : null,
  }
}
