import type { PublishState } from './publish-state.ts'
import type { RequestState } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'
import type { ReviewView } from './review-finished.ts'
import type { StatusEvent } from './status-event.ts'
import { isUnderEmbargo, statuses } from './statuses.ts'

/** The status that a page shows: a status of the request, or that the result is still in treatment. */
export type DisplayStatus = RequestStatus | 'UI_PROGRESS' | 'UI_APPEAL_PROGRESS'

/** What the status that a student sees depends on. */
type ShownState = ReviewView & Pick<RequestState, 'appeal'>

/** Returns whether the student sees that the result is in treatment, instead of the status. */
const isHidden = ({ status, publishState, isReviewFinished }: ReviewView): boolean =>
  isReviewFinished || isUnderEmbargo(status, publishState)

/**
 * Returns the status that the student may know; the wire contains no other. Until publication all outcomes are shown as
 * the same status. A request that was sent back to review or reopened is shown as if its review were still finished.
 */
export const shownStatus = (request: ShownState): RequestStatus => {
  if (!isHidden(request)) return request.status
  return request.appeal === 'NONE' ? 'WAITING_TO_BE_COMPUTED' : 'APPEAL_WAITING_CALCULATED'
}

/** An event in a student's history. REVIEW_FINISHED replaces every event that ends a review. */
export type ShownEvent = StatusEvent | 'REVIEW_FINISHED'

/** Returns the event that the student's history shows; undefined if it shows none. */
export const findShownEvent = (
  before: ReviewView,
  event: StatusEvent,
  after: ReviewView,
): ShownEvent | undefined => {
  if (after.isReviewFinished) return before.isReviewFinished ? undefined : 'REVIEW_FINISHED'
  // A revision is published at once. It is the only event that is shown although the status does not change.
  return event === 'REVISE' || isHidden(before) || before.status !== after.status ? event : undefined
}

/**
 * Returns how a page words the shown status; portal specification, section 4. A publish state that is missing or empty
 * on the wire counts as '0'.
 */
export const displayStatus = (
  status: RequestStatus,
  publishState: PublishState | '' | null | undefined,
): DisplayStatus => {
  if (!isUnderEmbargo(status, publishState || '0')) return status
  return statuses[status].embargo === 'RESULT' ? 'UI_PROGRESS' : 'UI_APPEAL_PROGRESS'
}
