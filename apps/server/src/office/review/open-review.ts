import type { Review } from '@milgo/contracts/office/review-answer'
import type { Language } from '@milgo/messages/languages'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Entered, enterRequest, lookAtRequest } from '../work/enter-request.ts'
import { reviewAnswer } from './review-answer.ts'
import { getReviewCase } from './review-case.ts'
import { recordViewer, removeViewer, viewersOf } from './viewers-repository.ts'
import { addReviewAudit } from './writing-repository.ts'

type Asked = {
  readonly requestId: string
  readonly takesOver: boolean
  /** Does not take the open lock, because the request is only loaded ahead. */
  readonly isPreview: boolean
}

/** Opens a request for review. Every opening writes an audit entry before the answer is sent. */
export const openReview = async (
  platform: Platform,
  caller: StaffCaller,
  { requestId, takesOver, isPreview }: Asked,
  language: Language,
): Promise<Review> => {
  const entered = isPreview
    ? await lookAtRequest(platform, caller, requestId)
    : await enterRequest(platform, caller, requestId, takesOver)
  // The answer is sent only after all of these are done.
  const [review, viewers] = await Promise.all([
    getReviewCase(platform, requestId),
    viewersOf(platform, requestId, caller.id),
    !isPreview && (entered.isLooking ? recordViewer : removeViewer)(platform, requestId, caller.id),
    platform.database.statement((db) =>
      addReviewAudit(db, platform.clock, 'request-viewed', caller.id, entered.work.studentId, {
        request: requestId,
        ...(isPreview && { preview: 'true' }),
      }),
    ),
  ])
  const work = { ...shownWork(entered), viewers }
  return reviewAnswer(platform, review, reviewerOf(caller, entered), work, language)
}

export const reviewerOf = ({ id, roles }: StaffCaller, { openBy }: Pick<Entered, 'openBy'>) => ({
  id,
  roles,
  isOpenElsewhere: openBy !== undefined,
})

const shownWork = ({ work, openBy, mayTakeOver }: Entered) => ({
  assignee: work.assigneeId === null ? null : { id: work.assigneeId, name: work.assigneeName ?? '' },
  openBy: openBy ? { ...openBy, lastActiveAt: work.lastActiveAt ?? work.now } : null,
  mayTakeOver,
})
