import type { EventName } from '../status/request-event.ts'
import type { RequestStatus } from '../status/request-status.ts'

export const reviewDecisions = ['approved', 'denied', 'rejected'] as const
/** What the review of a request came to; what an appeal came to is told by the appeal. */
export type ReviewDecision = (typeof reviewDecisions)[number]

/** A line of the history, as far as the decision asks. */
export type DecidingEvent = {
  readonly at: Date
  readonly event: EventName
  readonly to: RequestStatus
  readonly actorId: string | null
  readonly reason: string | null
}

type Decision = {
  readonly decision: ReviewDecision
  readonly at: Date
  /** The staff member; null where the institution's list or the system decided. */
  readonly by: string | null
  /** A code of the period's reasons; null where none was given, or in words of somebody's own. */
  readonly reason: string | null
}

const decisionOfEvent: Readonly<Partial<Record<EventName, ReviewDecision>>> = {
  APPROVE: 'approved',
  DENY: 'denied',
  INSTITUTION_REJECTS: 'rejected',
}

const reasonCode = /^[A-Z][A-Z0-9_]{1,39}$/

/** Sent back or reopened, a request has no decision any more. A rejection that waits moves no status, and decides nothing. */
const isUndone = ({ event, to }: DecidingEvent): boolean =>
  to === 'SUBMITTED' && (event === 'SEND_BACK_TO_REVIEW' || event === 'REOPEN')

/** The last decision of the review that still counts; a manager's refusal replaces the reviewer's approval. */
export const findDecision = (history: readonly DecidingEvent[]): Decision | undefined => {
  let found: Decision | undefined
  for (const line of history) {
    const { event, to, at, actorId, reason } = line
    const decision = decisionOfEvent[event]
    if (isUndone(line)) found = undefined
    else if (decision && (decision !== 'rejected' || to === 'REJECTED_BY_ACADEMIC_INSTITUTION'))
      found = {
        decision,
        at,
        by: actorId,
        reason: reason !== null && reasonCode.test(reason) ? reason : null,
      }
  }
  return found
}

/** In these a request was sent and has no decision. */
export const undecidedStatuses = [
  'SUBMITTED',
  'REPAIR_BACK_FOR',
  'REPAIR_BACK_FROM',
  'REPAIR_BACK_FROM_TO',
] as const satisfies readonly RequestStatus[]
