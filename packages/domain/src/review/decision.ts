import { z } from 'zod'
import type { ReasonListName } from '../period/reasons.ts'
import { capacitiesOf } from '../staff/capacities.ts'
import type { StaffRole } from '../staff/staff-role.ts'
import type { Actor, ActorRole } from '../status/actor.ts'
import type { StatusRefusal } from '../status/conditions.ts'
import { moveRequest } from '../status/move-request.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
import type { DocumentState } from './document-verdict.ts'

/** What the review screen decides; the order is that of its buttons. */
export const DecisionEvent = z.enum([
  'APPROVE',
  'RETURN_FOR_REPAIR',
  'DENY',
  'APPROVE_APPEAL',
  'DENY_APPEAL',
  'CANCEL_RETURN',
  'CONFIRM',
  'SEND_BACK_TO_REVIEW',
  'REOPEN',
  'INSTITUTION_REJECTS',
  'WITHDRAW_REJECTION',
])
export type DecisionEvent = z.infer<typeof DecisionEvent>

/**
 * What comes with a decision: a reason of the period's list, words of one's own (that may be left out), a look at what the
 * student will be sent, or nothing.
 */
export const decisionNeeds = ['DENY_REASON', 'NOTE', 'OPTIONAL_NOTE', 'LOOK', 'NOTHING'] as const
export type DecisionNeeds = (typeof decisionNeeds)[number]

type DecisionRow = {
  readonly needs: DecisionNeeds
  /** Whoever takes something back goes on with this request; after every other decision the next one comes. */
  readonly isFollowedByNext: boolean
}

const row = (needs: DecisionNeeds): DecisionRow => ({ needs, isFollowedByNext: true })
const takesBack = (needs: DecisionNeeds): DecisionRow => ({ needs, isFollowedByNext: false })

export const decisionRows: Readonly<Record<DecisionEvent, DecisionRow>> = {
  APPROVE: row('NOTHING'),
  // Its reasons are those of the flagged documents. It is sent at once, and can be done once.
  RETURN_FOR_REPAIR: row('LOOK'),
  DENY: row('DENY_REASON'),
  APPROVE_APPEAL: row('NOTHING'),
  DENY_APPEAL: row('DENY_REASON'),
  CANCEL_RETURN: takesBack('NOTHING'),
  CONFIRM: row('NOTHING'),
  SEND_BACK_TO_REVIEW: row('NOTE'),
  REOPEN: takesBack('NOTE'),
  INSTITUTION_REJECTS: row('NOTE'),
  WITHDRAW_REJECTION: takesBack('NOTE'),
}

/** The list of the period from which the reason of a refusal comes. */
export const reasonListOf = (event: DecisionEvent): ReasonListName =>
  event === 'DENY_APPEAL' ? 'denyingAppeal' : 'denying'

/** A returned appeal has no application around it to explain what is asked: the student may be written a comment. */
const needsOf = (event: DecisionEvent, { appeal }: RequestState): DecisionNeeds =>
  event === 'RETURN_FOR_REPAIR' && appeal !== 'NONE' ? 'OPTIONAL_NOTE' : decisionRows[event].needs

/** How far the review of a request has come. */
export type ReviewProgress = {
  readonly documents: readonly DocumentState[]
  readonly isChecklistComplete: boolean
  /** Somebody else has the request open. */
  readonly isOpenElsewhere: boolean
}

export const reviewRefusals = [
  'OPEN_ELSEWHERE',
  'DOCUMENTS_NOT_LOOKED_AT',
  'DOCUMENTS_FLAGGED',
  'CHECKLIST_INCOMPLETE',
] as const
export type ReviewRefusal = (typeof reviewRefusals)[number]

/** Whether the work on the review itself removes this refusal. */
export const isReviewRefusal = (code: string): code is ReviewRefusal =>
  (reviewRefusals as readonly string[]).includes(code)

export type DecisionRefusal = StatusRefusal | ReviewRefusal

type ProgressRule = (progress: ReviewProgress) => readonly ReviewRefusal[]

const everyDocumentAnswered: ProgressRule = ({ documents }) =>
  documents.includes('NOT_LOOKED_AT') ? ['DOCUMENTS_NOT_LOOKED_AT'] : []
const noDocumentFlagged: ProgressRule = ({ documents }) =>
  documents.includes('FLAGGED') ? ['DOCUMENTS_FLAGGED'] : []
const checklistComplete: ProgressRule = ({ isChecklistComplete }) =>
  isChecklistComplete ? [] : ['CHECKLIST_INCOMPLETE']

/**
 * How far a review has to be for a decision, beyond the status table. A student corrects once, so that a return asks for
 * everything at once. The checklist is that of the first review.
 */
const progressRules: Partial<Record<DecisionEvent, readonly ProgressRule[]>> = {
  APPROVE: [everyDocumentAnswered, noDocumentFlagged, checklistComplete],
  RETURN_FOR_REPAIR: [everyDocumentAnswered],
  APPROVE_APPEAL: [everyDocumentAnswered, noDocumentFlagged],
}

/** Whether the decision rests on a verdict about every document. */
export const restsOnVerdicts = (event: DecisionEvent): boolean =>
  progressRules[event]?.includes(everyDocumentAnswered) === true

export type Decider = { readonly id: string; readonly roles: readonly StaffRole[] }

export type Decision = {
  readonly event: DecisionEvent
  readonly role: ActorRole
  readonly needs: DecisionNeeds
  /** Why it is not possible yet; empty where it is. */
  readonly refusals: readonly DecisionRefusal[]
}

/** Never a person's decision in this status or with these roles: not even shown. */
const isNever = (refusal: StatusRefusal | undefined): boolean =>
  refusal === 'WRONG_STATUS' || refusal === 'WRONG_ACTOR' || refusal === 'NO_REJECTION_WAITING'

const decisionBy = (
  request: RequestState,
  event: DecisionEvent,
  actor: Actor,
  progress: ReviewProgress,
  circumstances: Circumstances,
): Decision | undefined => {
  // Its reason comes with the decision itself.
  const outcome = moveRequest(request, event, actor, { ...circumstances, reason: 'given with the decision' })
  const refusal = outcome.isAllowed ? undefined : outcome.refusal
  if (isNever(refusal)) return undefined
  return {
    event,
    role: actor.role,
    needs: needsOf(event, request),
    refusals: [
      ...(progress.isOpenElsewhere ? (['OPEN_ELSEWHERE'] as const) : []),
      ...(refusal ? [refusal] : []),
      ...(progressRules[event] ?? []).flatMap((rule) => rule(progress)),
    ],
  }
}

/** What this staff member may decide now, or could once its refusals are dealt with; by the status table alone. */
export const decisionsFor = (
  request: RequestState,
  { id, roles }: Decider,
  progress: ReviewProgress,
  circumstances: Circumstances,
): readonly Decision[] =>
  DecisionEvent.options.flatMap((event) => {
    const decisions = capacitiesOf(roles).flatMap(
      (role) => decisionBy(request, event, { role, id }, progress, circumstances) ?? [],
    )
    return decisions.find(({ refusals }) => refusals.length === 0) ?? decisions[0] ?? []
  })

type OfferedDecision = {
  readonly event: DecisionEvent
  readonly refusals: readonly { readonly code: string }[]
}

/** Whether a flag can still reach the student, by the decisions that a reviewer is offered: a request is returned once. */
export const canStillBeReturned = (offered: readonly OfferedDecision[]): boolean =>
  offered.some(
    ({ event, refusals }) =>
      event === 'RETURN_FOR_REPAIR' && !refusals.some(({ code }) => code === 'ALREADY_CORRECTED'),
  )
