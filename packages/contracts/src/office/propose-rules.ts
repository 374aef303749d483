import { ProposedScoreRules } from '@milgo/domain/score/proposed-rules'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'
import { RulesVersion, TiersBody } from './results-fields.ts'

export const proposeRules = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/rules-versions',
  guard: 'staff',
  right: 'publish-results',
  summary: 'Propose a version of the rules; another manager puts it in force',
  body: z.strictObject({
    period: PeriodCode,
    award_tiers: TiersBody,
    /** The tables of the score; the active ones if absent. */
    score_rules: ProposedScoreRules.optional(),
    note: z.string().max(1_000).optional(),
  }),
  response: RulesVersion,
})
