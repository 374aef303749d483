import { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import { revisionMoves } from '@milgo/domain/result/revision'
import { resultDecisions } from '@milgo/domain/result/shown-result'
import { scoreComponents } from '@milgo/domain/score/score-component'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { FigureKind, Figures, StaffName } from './review-answer.ts'

const Moment = z.iso.datetime({ offset: true })

/** A refusal as code and text. */
const RefusalText = z.object({ code: z.string(), message: z.string() })

/** The result of a revision, compared with the published result. */
export const RevisionOutcome = z.object({
  /** The figures that differ, as a form would send them. */
  figures: z.array(
    z.object({ label: z.string(), kind: FigureKind, before: z.unknown(), after: z.unknown() }),
  ),
  components: z.array(
    z.object({
      component: z.enum(scoreComponents),
      /** Null if the published result is a refusal. */
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
  /** The tier of the score awards less than the granted appeal, so that the appeal's award stays. */
  is_appeal_award_kept: z.boolean(),
  /** Why it cannot be proposed or signed; null if it can. */
  refusal: RefusalText.nullable(),
  /** The letter to the student, in every language. */
  letters: z.array(PrintedLetter),
})
export type RevisionOutcome = z.infer<typeof RevisionOutcome>

const Proposal = z.object({
  id: z.uuid(),
  reason: z.string(),
  proposed_by: StaffName,
  proposed_at: Moment,
  /** The award when it was proposed; null for older proposals, which did not store it. */
  award: z.int().nullable(),
  /** What has changed since. If anything has, the proposal can only be withdrawn. */
  moved: z.array(z.enum(revisionMoves)),
  /** The result if it were signed now; null if a figure is missing. */
  outcome: RevisionOutcome.nullable(),
  /** Why the caller cannot sign; null if they can. */
  sign_refusal: RefusalText.nullable(),
})
export type RevisionProposal = z.infer<typeof Proposal>

export const RevisionPage = z.object({
  request_id: z.uuid(),
  request_number: z.string(),
  name: z.string(),
  status: RequestStatus,
  /** Why no revision can be proposed now; null if one can. */
  refusal: RefusalText.nullable(),
  /** The published result; null before publication. */
  result: z
    .object({
      decision: z.enum(resultDecisions),
      is_of_appeal: z.boolean(),
      total: z.number().nullable(),
      award: z.int(),
      rules_version: z.string().nullable(),
      /** The number of the letter that a revision replaces. */
      letter_number: z.string().nullable(),
    })
    .nullable(),
  rules_version: z.string(),
  /** NIS; the award cannot be lower than this. */
  paid: z.int(),
  in_flight: z.int(),
  figures: Figures.shape.rows,
  proposal: Proposal.nullable(),
  /** Signed and withdrawn proposals, the newest first. */
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
  /** Whether the caller may sign it, as far as their role and the status decide. */
  may_sign: z.boolean(),
})
export type OpenProposal = z.infer<typeof OpenProposal>

/** A published rejection that its institution has withdrawn. */
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
