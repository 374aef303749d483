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

export type ActivationRefusal = 'OWN_PROPOSAL' | 'NOT_PROPOSED' | 'OUTDATED'

type Proposal = {
  readonly state: RulesState
  readonly proposedBy: string | null
  readonly proposedAt: Date | null
}

/**
 * Whoever proposed a version does not put it in force; decisions, section 9. One that was proposed before those in force
 * were is what the older ones became, and would silently take back what changed since.
 */
export const findActivationRefusal = (
  { state, proposedBy, proposedAt }: Proposal,
  active: { readonly activatedAt: Date | null },
  staffId: string,
): ActivationRefusal | undefined => {
  if (state !== 'PROPOSED') return 'NOT_PROPOSED'
  if (proposedBy === staffId) return 'OWN_PROPOSAL'
  return proposedAt !== null && active.activatedAt !== null && proposedAt < active.activatedAt
    ? 'OUTDATED'
    : undefined
}
