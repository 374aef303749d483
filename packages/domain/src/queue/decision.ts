import { appealAfter } from '../status/enter-status.ts'
import type { EventName } from '../status/request-event.ts'
import { type AppealState, newRequest } from '../status/request-state.ts'
import { RequestStatus } from '../status/request-status.ts'
import { statusGuide } from '../status/status-guide.ts'
import { statuses } from '../status/statuses.ts'

export const reviewDecisions = ['approved', 'denied', 'rejected'] as const
/** The outcome of a request's review. The outcome of an appeal is in the state of the appeal. */
export type ReviewDecision = (typeof reviewDecisions)[number]

/** A line of the history, as far as the decision needs it. */
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
  /** The staff member; null if the institution's list or the system decided. */
  readonly by: string | null
  /** A code of the period's reasons; null if no code was given. */
  readonly reason: string | null
}

const decisionOfEvent: Readonly<Partial<Record<EventName, ReviewDecision>>> = {
  APPROVE: 'approved',
  DENY: 'denied',
  INSTITUTION_REJECTS: 'rejected',
}

/** Returns whether the event decides the review of a request, before any appeal. */
export const isReviewDecision = (event: EventName): boolean => decisionOfEvent[event] !== undefined

const reasonCode = /^[A-Z][A-Z0-9_]{1,39}$/

/** Returns whether the event removes the decision: the request was sent back to review or reopened, not its appeal. */
const isUndone = (event: EventName, appeal: AppealState): boolean =>
  event === 'SEND_BACK_TO_REVIEW' || (event === 'REOPEN' && appeal === 'NONE')

/**
 * Returns the last decision of the review that is still valid; undefined if there is none. A manager's denial replaces
 * the reviewer's approval. A rejection that waits moves no status and is no decision.
 */
export const findDecision = (history: readonly DecidingEvent[]): Decision | undefined => {
  let found: Decision | undefined
  let appeal = newRequest.appeal
  for (const { event, to, at, actorId, reason } of history) {
    const decision = decisionOfEvent[event]
    if (isUndone(event, appeal)) found = undefined
    else if (decision && !statuses[to].isReturned)
      found = {
        decision,
        at,
        by: actorId,
        reason: reason !== null && reasonCode.test(reason) ? reason : null,
      }
    if (event !== 'PUBLISH') appeal = appealAfter(appeal, event)
  }
  return found
}

/** The statuses of a submitted request without a decision: its student is told that it is in review. */
export const undecidedStatuses: readonly RequestStatus[] = RequestStatus.options.filter((status) => {
  const { journey, stage } = statusGuide[status]
  return journey === 'APPLICATION' && stage === 'REVIEW'
})
