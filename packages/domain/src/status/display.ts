import type { PublishState } from './publish-state.ts'
import type { RequestState } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'
import type { StatusEvent } from './status-event.ts'
import { isUnderEmbargo, statuses } from './statuses.ts'

/** What a page shows: a status, or that a result is still in treatment. */
export type DisplayStatus = RequestStatus | 'UI_PROGRESS' | 'UI_APPEAL_PROGRESS'

/** What the student's view of a request depends on. */
export type ShownState = Pick<RequestState, 'status' | 'publishState' | 'appeal' | 'isReviewFinished'>

/**
 * The status as its student may know it, on the wire too. Until publication all outcomes look alike, and a request
 * that was sent back or reopened looks as if its review were still finished.
 */
export const shownStatus = ({
  status,
  publishState,
  appeal,
  isReviewFinished,
}: ShownState): RequestStatus => {
  if (!isReviewFinished && !isUnderEmbargo(status, publishState)) return status
  return appeal === 'NONE' ? 'WAITING_TO_BE_COMPUTED' : 'APPEAL_WAITING_CALCULATED'
}

/** What a student's history says in place of every event that ends a review. */
export type ShownEvent = StatusEvent | 'REVIEW_FINISHED'

/** What the student's history shows of an event; undefined where it shows nothing. */
export const findShownEvent = (
  before: ShownState,
  event: StatusEvent,
  after: ShownState,
): ShownEvent | undefined => {
  if (after.isReviewFinished) return before.isReviewFinished ? undefined : 'REVIEW_FINISHED'
  // A revision is published at once, and the only event that a student is told of while the status stays.
  return event === 'REVISE' || shownStatus(before) !== shownStatus(after) ? event : undefined
}

/**
 * How a page words the status that it was told; portal specification, section 4. A publish state that is missing or
 * empty on the wire counts as '0'.
 */
export const displayStatus = (
  status: RequestStatus,
  publishState: PublishState | '' | null | undefined,
): DisplayStatus => {
  if (!isUnderEmbargo(status, publishState || '0')) return status
  return statuses[status].embargo === 'RESULT' ? 'UI_PROGRESS' : 'UI_APPEAL_PROGRESS'
}
