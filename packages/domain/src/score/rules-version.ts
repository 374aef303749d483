import { z } from 'zod'
import { AwardTiers } from './award-tiers.ts'
import { ScoreRules } from './score-rules.ts'

/** The content of a rules version: the tables of the score, and the award tiers. */
export const RulesContent = z.object({ scoreRules: ScoreRules, awardTiers: AwardTiers })
export type RulesContent = z.infer<typeof RulesContent>

/** PROPOSED by a manager, ACTIVE by another manager; REPLACED by a later version, or WITHDRAWN before it was active. */
export const RulesState = z.enum(['PROPOSED', 'ACTIVE', 'REPLACED', 'WITHDRAWN'])
export type RulesState = z.infer<typeof RulesState>

/** Returns the name of a rules version in scores, letters and pages. */
export const rulesVersionName = (periodCode: string, version: number): string => `${periodCode}-${version}`

export type ActivationRefusal = 'OWN_PROPOSAL' | 'NOT_PROPOSED' | 'OUTDATED'

type Proposal = {
  readonly state: RulesState
  readonly proposedBy: string | null
  readonly proposedAt: Date | null
}

/**
 * Returns why a version cannot be activated; undefined if it can. The proposer does not activate it; decisions, section
 * 9. A version proposed before the active one was activated is outdated, because it would silently undo the changes
 * since.
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
