import type { AwardTier, AwardTiers } from './award-tiers.ts'

/**
 * The tier a total reaches, if any. A tier begins at its first figure and ends where the next begins, so that
 * the half points between "76 to 91" and "92 and above" belong to the lower one.
 */
export const findAwardTier = (tiers: AwardTiers, total: number): AwardTier | undefined =>
  tiers.find((tier) => total >= tier.from)

/** An appeal never lowers an award: whatever the tier says, the earlier award stays. Decisions, section 8. */
export const awardNotBelow = (byTier: number, earlier: number): number => Math.max(byTier, earlier)
