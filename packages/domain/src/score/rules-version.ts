import { z } from 'zod'
import { AwardTiers } from './award-tiers.ts'
import { ScoreRules } from './score-rules.ts'

/** What a rules version decides: the tables of the score, and what is awarded for it. */
export const RulesContent = z.object({ scoreRules: ScoreRules, awardTiers: AwardTiers })
export type RulesContent = z.infer<typeof RulesContent>

/** PROPOSED by a manager, ACTIVE by another; REPLACED by a later one, or WITHDRAWN before it ever counted. */
export const RulesState = z.enum(['PROPOSED', 'ACTIVE', 'REPLACED', 'WITHDRAWN'])
export type RulesState = z.infer<typeof RulesState>

/** How scores, letters and pages name a version of a period’s rules. */
export const rulesVersionName = (periodCode: string, version: number): string => `${periodCode}-${version}`

export type ActivationRefusal = 'OWN_PROPOSAL' | 'NOT_PROPOSED'

/** Whoever proposed a version does not put it in force; decisions, section 9. */
export const findActivationRefusal = (
  { state, proposedBy }: { readonly state: RulesState; readonly proposedBy: string | null },
  staffId: string,
): ActivationRefusal | undefined => {
  if (state !== 'PROPOSED') return 'NOT_PROPOSED'
  return proposedBy === staffId ? 'OWN_PROPOSAL' : undefined
}
