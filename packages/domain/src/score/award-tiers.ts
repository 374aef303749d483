import { z } from 'zod'
import { because } from '../period/period-issue.ts'

/** A score of `from` points and above earns `amount` NIS. */
export const AwardTier = z.object({
  from: z.number().min(0).max(100),
  amount: z.int().min(0).max(1_000_000),
})
export type AwardTier = z.infer<typeof AwardTier>

const isBelow = (tier: AwardTier, above: AwardTier | undefined): boolean =>
  above === undefined || (tier.from < above.from && tier.amount <= above.amount)

/** Highest first; a lower score never earns more. */
export const AwardTiers = z
  .array(AwardTier)
  .refine((tiers) => tiers.every((tier, index) => isBelow(tier, tiers[index - 1])), because('TIERS_ORDER'))
export type AwardTiers = z.infer<typeof AwardTiers>
