import { AwardTier } from '@milgo/domain/score/award-tiers'
import { RulesState } from '@milgo/domain/score/rules-version'
import { ScoreRules } from '@milgo/domain/score/score-rules'
import { z } from 'zod'
import { StaffName } from './queue-fields.ts'

const Moment = z.iso.datetime({ offset: true })

/** Tiers as a page sends them. The use case checks their order, and answers with a text. */
export const TiersBody = z.array(z.strictObject(AwardTier.shape)).min(1).max(20)

export const RulesVersion = z.object({
  version: z.int(),
  /** The name in scores and letters. */
  name: z.string(),
  state: RulesState,
  award_tiers: z.array(AwardTier),
  score_rules: ScoreRules,
  note: z.string().nullable(),
  /** Null for the first rules of the period. */
  proposed_by: StaffName.nullable(),
  proposed_at: Moment.nullable(),
  activated_by: StaffName.nullable(),
  activated_at: Moment.nullable(),
})
export type RulesVersion = z.infer<typeof RulesVersion>

/** One computation of many requests, with its progress. */
export const ComputeRun = z.object({
  id: z.uuid(),
  started_by: StaffName,
  started_at: Moment,
  finished_at: Moment.nullable(),
  /** Requests that are computed but not published are computed again. */
  is_again: z.boolean(),
  state: z.enum(['RUNNING', 'DONE']),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** The requests that could not be computed, and why; the first hundred. */
  failures: z.array(
    z.object({ request_id: z.uuid(), request_number: z.string(), name: z.string(), code: z.string() }),
  ),
})
export type ComputeRun = z.infer<typeof ComputeRun>
