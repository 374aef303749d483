import type { AwardTiers } from '../score/award-tiers.ts'
import { findAwardTier } from '../score/find-award-tier.ts'
import type { ScoreGroup } from './score-group.ts'

export type HistogramBar = {
  /** Scores from this one up to the next whole point. */
  readonly from: number
  readonly count: number
  /** By the index of the tier, the lowest part first; undefined without an award. */
  readonly parts: readonly { readonly tier: number | undefined; readonly count: number }[]
}

/** Returns one bar for each whole point between the shown scores. An edge of a tier inside a bar divides it. */
export const histogramOf = (
  groups: readonly Pick<ScoreGroup, 'total' | 'count'>[],
  tiers: AwardTiers,
  { from, to }: { readonly from: number; readonly to: number },
): readonly HistogramBar[] => {
  const bars = new Map<number, Map<number | undefined, number>>()
  for (const { total, count } of groups) {
    const bar = Math.min(to, Math.max(from, Math.floor(total)))
    const tier = findAwardTier(tiers, total)
    const place = tier && tiers.indexOf(tier)
    const parts = bars.get(bar) ?? new Map<number | undefined, number>()
    parts.set(place, (parts.get(place) ?? 0) + count)
    bars.set(bar, parts)
  }
  return Array.from({ length: to - from + 1 }, (_, offset) => {
    const parts = [...(bars.get(from + offset) ?? [])]
      .map(([tier, count]) => ({ tier, count }))
      .sort((one, other) => (other.tier ?? tiers.length) - (one.tier ?? tiers.length))
    return { from: from + offset, count: parts.reduce((sum, { count }) => sum + count, 0), parts }
  })
}

/**
 * Returns the part of the scale to show: all scores and all edges, with some space below, up to the end of the scale.
 */
export const shownScale = (
  groups: readonly Pick<ScoreGroup, 'total'>[],
  tiers: AwardTiers,
): { readonly from: number; readonly to: number } => {
  const lowest = Math.min(...groups.map(({ total }) => total), ...tiers.map(({ from }) => from), 100)
  return { from: Math.max(0, Math.floor(lowest / 10) * 10), to: 100 }
}
