import type { RequestState } from './request-state.ts'
import { isUnderEmbargo, statuses } from './statuses.ts'

/** What the end of the review depends on. */
export type ReviewView = Pick<RequestState, 'status' | 'publishState' | 'isReviewFinished'>

/**
 * Returns whether the student is shown that the review is finished: from the first outcome on, until the result is
 * published or the student is asked for corrections. Decisions, section 8.
 */
export const isReviewFinishedAfter = (
  before: Pick<ReviewView, 'publishState' | 'isReviewFinished'>,
  { status, publishState }: Pick<ReviewView, 'status' | 'publishState'>,
): boolean => {
  if (statuses[status].isReturned) return false
  const wasFinished = before.isReviewFinished && before.publishState === publishState
  return wasFinished || isUnderEmbargo(status, publishState)
}
