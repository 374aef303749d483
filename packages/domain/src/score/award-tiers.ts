import { z } from 'zod'
import type { RulesIssueCode } from './rules-issue.ts'

/** A score of `from` points and above earns `amount` NIS. */
export const AwardTier = z.object({
  from: z.number().min(0).max(100),
  amount: z.int().min(0).max(1_000_000),
})
export type AwardTier = z.infer<typeof AwardTier>

const isBelow = (tier: AwardTier, above: AwardTier | undefined): boolean =>
  above === undefined || (tier.from < above.from && tier.amount <= above.amount)

/** Tiers with the highest score first. A lower score never earns more. */
export const AwardTiers = z
  .array(AwardTier)
  .refine((tiers) => tiers.every((tier, index) => isBelow(tier, tiers[index - 1])), {
    error: 'TIERS_ORDER' satisfies RulesIssueCode,
  })
export type AwardTiers = z.infer<typeof AwardTiers>
