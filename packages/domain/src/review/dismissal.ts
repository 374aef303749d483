import type { RequestStatus } from '../status/request-status.ts'
import type { EditRefusal } from './edit-refusal.ts'
import { isInReview } from './in-review.ts'

type DismissalRefusal = Extract<EditRefusal, 'NOT_IN_REVIEW' | 'OPEN_ELSEWHERE'>

/**
 * Why nobody may say now that a request is no duplicate of another. It is no judgement of the review, so that whoever
 * reviewed it before and managers may say it; but it is said of what is in review, and not into another's work.
 */
export const findDismissalRefusal = (
  status: RequestStatus,
  isOpenElsewhere: boolean,
): DismissalRefusal | undefined => {
  if (!isInReview(status)) return 'NOT_IN_REVIEW'
  return isOpenElsewhere ? 'OPEN_ELSEWHERE' : undefined
}
