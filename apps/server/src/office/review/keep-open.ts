import { isInReview } from '@milgo/domain/review/in-review'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { enterRequest, lookAtRequest } from '../work/enter-request.ts'
import { closeRequest } from '../work/open-request.ts'

/** A move of somebody who works on a request, or that there was none, or the end of their work; answers whether the request is as they know it. */
export const keepOpen = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  { isClosing, isIdle }: { readonly isClosing: boolean; readonly isIdle: boolean },
) => {
  const { work, openBy } =
    isClosing || isIdle
      ? await lookAtRequest(platform, caller, requestId)
      : await enterRequest(platform, caller, requestId)
  if (isClosing) await closeRequest(platform, caller.id, requestId)
  return {
    status: work.status,
    seen: work.events?.length ?? 0,
    open_by: openBy ?? null,
    may_edit: openBy === undefined && !isClosing && isInReview(work.status),
  }
}
