import type { RequestStatus } from '../status/request-status.ts'
import type { EditRefusal } from './edit-refusal.ts'
import { isInReview } from './in-review.ts'

type DismissalRefusal = Extract<EditRefusal, 'NOT_IN_REVIEW' | 'OPEN_ELSEWHERE'>

/**
 * Returns why the finding of a duplicate cannot be dismissed now; undefined if it can. A dismissal is no judgement of
 * the review, so that earlier reviewers and managers may make it. But the request must be in review, and no colleague
 * may have it open.
 */
export const findDismissalRefusal = (
  status: RequestStatus,
  isOpenElsewhere: boolean,
): DismissalRefusal | undefined => {
  if (!isInReview(status)) return 'NOT_IN_REVIEW'
  return isOpenElsewhere ? 'OPEN_ELSEWHERE' : undefined
}
