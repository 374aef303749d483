import { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import { revisionMoves } from '@milgo/domain/result/revision'
import { resultDecisions } from '@milgo/domain/result/shown-result'
import { scoreComponents } from '@milgo/domain/score/score-component'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { Figures, StaffName } from './review-answer.ts'

const Moment = z.iso.datetime({ offset: true })

/** A refusal in words, by its code. */
const RefusalText = z.object({ code: z.string(), message: z.string() })

/** What a revision comes to beside what is published. */
export const RevisionOutcome = z.object({
  /** Figures that differ, as a form would send them. */
  figures: z.array(z.object({ label: z.string(), before: z.unknown(), after: z.unknown() })),
  components: z.array(
    z.object({
      component: z.enum(scoreComponents),
      /** Null where the published result is a refusal. */
      before: z.number().nullable(),
      after: z.number(),
      max: z.number(),
    }),
  ),
  total_before: z.number().nullable(),
  total: z.number(),
  award_before: z.int(),
  award: z.int(),
  rules_version_before: z.string().nullable(),
  rules_version: z.string(),
  /** The tier of the score awards less than the granted appeal, whose award stays. */
  is_appeal_award_kept: z.boolean(),
  /** Why it cannot be proposed or signed as it is; null where it can. */
  refusal: RefusalText.nullable(),
  /** The letter that the student would get, in every language. */
  letters: z.array(PrintedLetter),
})
export type RevisionOutcome = z.infer<typeof RevisionOutcome>

const Proposal = z.object({
  id: z.uuid(),
  reason: z.string(),
  proposed_by: StaffName,
  proposed_at: Moment,
  /** What it came to when it was proposed; null for proposals of the time before that was stored. */
  award: z.int().nullable(),
  /** What has moved since; with anything in it the proposal can only be withdrawn. */
  moved: z.array(z.enum(revisionMoves)),
  /** As it would be signed now; null where a figure is missing now. */
  outcome: RevisionOutcome.nullable(),
  /** Why the caller cannot sign; null where they can. */
  sign_refusal: RefusalText.nullable(),
})
export type RevisionProposal = z.infer<typeof Proposal>

export const RevisionPage = z.object({
  request_id: z.uuid(),
  request_number: z.string(),
  name: z.string(),
  status: RequestStatus,
  /** Why no revision can be proposed now; null where one can. */
  refusal: RefusalText.nullable(),
  /** What is published; null before. */
  result: z
    .object({
      decision: z.enum(resultDecisions),
      is_of_appeal: z.boolean(),
      total: z.number().nullable(),
      award: z.int(),
      rules_version: z.string().nullable(),
      /** Of the letter that a revision replaces. */
      letter_number: z.string().nullable(),
    })
    .nullable(),
  rules_version: z.string(),
  /** NIS that the award cannot fall below. */
  paid: z.int(),
  in_flight: z.int(),
  figures: Figures.shape.rows,
  proposal: Proposal.nullable(),
  /** Signed and withdrawn ones, the newest first. */
  past: z.array(
    z.object({
      id: z.uuid(),
      reason: z.string(),
      proposed_by: StaffName,
      proposed_at: Moment,
      closed: z.enum(['SIGNED', 'WITHDRAWN']),
      closed_by: StaffName,
      closed_at: Moment,
      award_before: z.int().nullable(),
      award: z.int().nullable(),
    }),
  ),
})
export type RevisionPage = z.infer<typeof RevisionPage>

export const OpenProposal = z.object({
  request_id: z.uuid(),
  request_number: z.string(),
  name: z.string(),
  status: RequestStatus,
  reason: z.string(),
  proposed_by: StaffName,
  proposed_at: Moment,
  award_before: z.int().nullable(),
  award: z.int().nullable(),
  /** The caller may sign it, as far as who they are and the status say. */
  may_sign: z.boolean(),
})
export type OpenProposal = z.infer<typeof OpenProposal>

/** A published rejection that its institution has taken back. */
export const RevisionToPropose = z.object({
  request_id: z.uuid(),
  request_number: z.string(),
  name: z.string(),
  institution: z.string(),
  list_id: z.uuid(),
  revoked_at: Moment.nullable(),
  revoke_reason: z.string().nullable(),
})
export type RevisionToPropose = z.infer<typeof RevisionToPropose>
