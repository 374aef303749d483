import type { RequestEvent } from '../status/request-event.ts'
import { isInReview } from './in-review.ts'

type Moved = Pick<RequestEvent, 'at' | 'from' | 'to'>

/** Returns whether a reviewer has opened the request since it last entered review. */
export const isTakenAgain = (events: readonly Moved[], reviewerOpenedAt: Date | null): boolean => {
  const came = events.findLast(({ from, to }) => isInReview(to) && from !== to)
  return reviewerOpenedAt !== null && came !== undefined && reviewerOpenedAt >= came.at
}
