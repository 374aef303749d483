import { findDismissalRefusal } from '@milgo/domain/review/dismissal'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { markDuplicatesOf } from '../queue/mark-duplicates.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { findDuplicates } from './reading-repository.ts'
import { requestMoved } from './request-moved.ts'
import { getReviewCase } from './review-case.ts'
import { addReviewAudit, holdVersion, writeDismissal } from './writing-repository.ts'

type Asked = { readonly other_id: string; readonly is_dismissed: boolean }

/** Remembers that two requests have something in common for a good reason, or forgets it. */
export const dismissDuplicate = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  { other_id: other, is_dismissed: isDismissed }: Asked,
) => {
  const { work, openBy } = await lookAtRequest(platform, caller, requestId)
  const review = await getReviewCase(platform, requestId)
  const { request } = review.loaded
  switch (findDismissalRefusal(request.state.status, openBy !== undefined)) {
    case 'NOT_IN_REVIEW':
      throw requestMoved(review)
    case 'OPEN_ELSEWHERE':
      throw new AppError('OPEN_ELSEWHERE', { beside: { open_by: openBy } })
  }
  const found = await findDuplicates(platform, requestId)
  if (!found.some(({ id }) => id === other)) throw new AppError('NOT_FOUND')
  const { database, clock } = platform
  await database.transaction(async (tx) => {
    if (!(await holdVersion(tx, requestId, request.version)))
      throw requestMoved(await getReviewCase(platform, requestId))
    await writeDismissal(tx, clock, { one: requestId, other, staffId: caller.id, isDismissed })
    await markDuplicatesOf(tx, [requestId, other])
    await addReviewAudit(tx, clock, 'duplicate-dismissed', caller.id, work.studentId, {
      request: requestId,
      other,
      dismissed: String(isDismissed),
    })
  })
  return { is_dismissed: isDismissed }
}
