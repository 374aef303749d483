import type { AwardTiers } from './award-tiers.ts'

/** The tiers of a period until its office decides otherwise; decisions, section 9. */
export const defaultAwardTiers: AwardTiers = [
  { from: 92, amount: 12_480 },
  { from: 76, amount: 6_240 },
  { from: 67, amount: 4_000 },
]
