import { z } from 'zod'
import type { ReasonListName } from '../period/reasons.ts'
import { capacitiesOf } from '../staff/capacities.ts'
import type { StaffRole } from '../staff/staff-role.ts'
import type { Actor, ActorRole } from '../status/actor.ts'
import type { StatusRefusal } from '../status/conditions.ts'
import { moveRequest } from '../status/move-request.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
import type { DocumentState } from './document-verdict.ts'

/** The decisions of the review page, in the order of its buttons. */
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
 * What a decision needs from the person: a reason of the period's list, a reason in words for the student, a note for
 * staff, an optional note to the student, a look at the message to the student, or nothing.
 */
export const decisionNeeds = [
  'DENY_REASON',
  'WORDS_FOR_STUDENT',
  'NOTE',
  'OPTIONAL_NOTE',
  'LOOK',
  'NOTHING',
] as const
export type DecisionNeeds = (typeof decisionNeeds)[number]

type DecisionRow = {
  readonly needs: DecisionNeeds
  /** Whether the page opens the next request after the decision. After undoing something it stays at this request. */
  readonly isFollowedByNext: boolean
}

const row = (needs: DecisionNeeds): DecisionRow => ({ needs, isFollowedByNext: true })
const takesBack = (needs: DecisionNeeds): DecisionRow => ({ needs, isFollowedByNext: false })

export const decisionRows: Readonly<Record<DecisionEvent, DecisionRow>> = {
  APPROVE: row('NOTHING'),
  // The reasons are those of the flagged documents. A return is sent at once, and is possible only once.
  RETURN_FOR_REPAIR: row('LOOK'),
  DENY: row('DENY_REASON'),
  APPROVE_APPEAL: row('NOTHING'),
  DENY_APPEAL: row('DENY_REASON'),
  CANCEL_RETURN: takesBack('NOTHING'),
  CONFIRM: row('NOTHING'),
  SEND_BACK_TO_REVIEW: row('NOTE'),
  REOPEN: takesBack('NOTE'),
  // The letter prints the institution's reason as it was written.
  INSTITUTION_REJECTS: row('WORDS_FOR_STUDENT'),
  WITHDRAW_REJECTION: takesBack('NOTE'),
}

/** Returns whether the decision returns the flagged documents, so that one looks at the message to the student first. */
export const returnsDocuments = (event: DecisionEvent): boolean => decisionRows[event].needs === 'LOOK'

/** Returns the period's list that contains the reasons of a denial. */
export const reasonListOf = (event: DecisionEvent): Exclude<ReasonListName, 'returning'> =>
  event === 'DENY_APPEAL' ? 'denyingAppeal' : 'denying'

/**
 * Returns what the decision needs. The return of an appeal may have a note, because no application form explains what
 * is asked.
 */
const needsOf = (event: DecisionEvent, { appeal }: RequestState): DecisionNeeds =>
  event === 'RETURN_FOR_REPAIR' && appeal !== 'NONE' ? 'OPTIONAL_NOTE' : decisionRows[event].needs

/** The progress of a request's review. */
export type ReviewProgress = {
  readonly documents: readonly DocumentState[]
  readonly isChecklistComplete: boolean
  /** A colleague has the request open. */
  readonly isOpenElsewhere: boolean
}

export const reviewRefusals = [
  'OPEN_ELSEWHERE',
  'DOCUMENTS_NOT_LOOKED_AT',
  'DOCUMENTS_FLAGGED',
  'CHECKLIST_INCOMPLETE',
] as const
export type ReviewRefusal = (typeof reviewRefusals)[number]

/** Returns whether the refusal can be removed by work on the review. */
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
 * The progress that a decision needs beyond the status table. A return needs a verdict about every document, because
 * the student can correct only once. The checklist belongs to the request's review, not to the appeal's.
 */
const progressRules: Partial<Record<DecisionEvent, readonly ProgressRule[]>> = {
  APPROVE: [everyDocumentAnswered, noDocumentFlagged, checklistComplete],
  RETURN_FOR_REPAIR: [everyDocumentAnswered],
  APPROVE_APPEAL: [everyDocumentAnswered, noDocumentFlagged],
}

/** Returns whether the decision needs a verdict about every document. */
export const restsOnVerdicts = (event: DecisionEvent): boolean =>
  progressRules[event]?.includes(everyDocumentAnswered) === true

export type Decider = { readonly id: string; readonly roles: readonly StaffRole[] }

export type Decision = {
  readonly event: DecisionEvent
  readonly role: ActorRole
  readonly needs: DecisionNeeds
  /** Why the decision is not possible yet; empty if it is possible. */
  readonly refusals: readonly DecisionRefusal[]
}

/** Returns whether the decision is never possible in this status or with these roles, so that it is not shown. */
const isNever = (refusal: StatusRefusal | undefined): boolean =>
  refusal === 'WRONG_STATUS' || refusal === 'WRONG_ACTOR' || refusal === 'NO_REJECTION_WAITING'

const decisionBy = (
  request: RequestState,
  event: DecisionEvent,
  actor: Actor,
  progress: ReviewProgress,
  circumstances: Circumstances,
): Decision | undefined => {
  // The reason is given with the decision itself.
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

/**
 * Returns the decisions that this staff member may make now, or could make once the refusals are removed; from the
 * status table alone.
 */
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

/**
 * Returns whether a flag can still reach the student, from the decisions offered to a reviewer. A request is returned
 * only once.
 */
export const canStillBeReturned = (offered: readonly OfferedDecision[]): boolean =>
  offered.some(
    ({ event, refusals }) =>
      event === 'RETURN_FOR_REPAIR' && !refusals.some(({ code }) => code === 'ALREADY_CORRECTED'),
  )
