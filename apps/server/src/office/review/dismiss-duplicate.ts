import { findDismissalRefusal } from '@milgo/domain/review/dismissal'
import { changeRequest } from '../../core/requests/change-request.ts'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { markDuplicatesOf } from '../queue/mark-duplicates.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { findDuplicates } from './reading-repository.ts'
import { requestMoved } from './request-moved.ts'
import { reviewCaseOf } from './review-case.ts'
import { addReviewAudit, writeDismissal } from './writing-repository.ts'

type Dismissed = { readonly is_dismissed: boolean }
type Asked = Dismissed & { readonly other_id: string }

/** Stores that two requests have something in common for a good reason, or removes that. */
export const dismissDuplicate = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  { other_id: other, is_dismissed: isDismissed }: Asked,
): Promise<Dismissed> => {
  const { work, openBy } = await lookAtRequest(platform, caller, requestId)
  const actor = { kind: 'staff', id: caller.id, role: 'REVIEWER' } as const
  return changeRequest<Dismissed>(platform, actor, requestId, async (loaded) => {
    const refusal = findDismissalRefusal(loaded.request.state.status, openBy !== undefined)
    if (refusal === 'NOT_IN_REVIEW')
      return { does: 'refuse', refusal: requestMoved(await reviewCaseOf(platform, loaded)) }
    if (refusal === 'OPEN_ELSEWHERE')
      return { does: 'refuse', refusal: new AppError('OPEN_ELSEWHERE', { beside: { open_by: openBy } }) }
    const found = await findDuplicates(platform, requestId)
    if (!found.some(({ id }) => id === other)) return { does: 'refuse', refusal: new AppError('NOT_FOUND') }
    return {
      does: 'write',
      answer: { is_dismissed: isDismissed },
      writes: async (tx) => {
        const { clock } = platform
        await writeDismissal(tx, clock, { one: requestId, other, staffId: caller.id, isDismissed })
        await markDuplicatesOf(tx, [requestId, other])
        await addReviewAudit(tx, clock, 'duplicate-dismissed', caller.id, work.studentId, {
          request: requestId,
          other,
          dismissed: String(isDismissed),
        })
      },
    }
  })
}
