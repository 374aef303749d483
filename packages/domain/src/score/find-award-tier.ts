import type { AwardTier, AwardTiers } from './award-tiers.ts'

/**
 * Returns the tier that a total reaches; undefined below the lowest. A tier ends where the next one begins, so that the
 * half points between "76 to 91" and "92 and above" belong to the lower tier.
 */
export const findAwardTier = (tiers: AwardTiers, total: number): AwardTier | undefined =>
  tiers.find((tier) => total >= tier.from)

/** Returns the award in NIS for a score; 0 below the lowest tier. */
export const awardOf = (tiers: AwardTiers, total: number): number => findAwardTier(tiers, total)?.amount ?? 0

/**
 * Returns the award of an appeal, which is never below the earlier award, whatever the tier says. Decisions, section 8.
 */
export const awardNotBelow = (byTier: number, earlier: number): number => Math.max(byTier, earlier)
