import { findEditRefusal } from '@milgo/domain/review/edit-refusal'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { enterRequest, lookAtRequest } from '../work/enter-request.ts'
import { closeRequest } from '../work/open-request.ts'
import { involvementOf } from '../work/work-of-row.ts'
import { endLook, lookersOf, noteLook } from './lookers.ts'

/** A move of somebody who works on a request, or that there was none, or the end of their work; answers whether the request is as they know it. */
export const keepOpen = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  { isClosing, isIdle }: { readonly isClosing: boolean; readonly isIdle: boolean },
) => {
  const { work, openBy, isLooking } =
    isClosing || isIdle
      ? await lookAtRequest(platform, caller, requestId)
      : await enterRequest(platform, caller, requestId)
  const now = new Date(work.now)
  if (isClosing) {
    endLook(requestId, caller)
    await closeRequest(platform, caller.id, requestId)
  } else if (isLooking && !isIdle) noteLook(requestId, caller, now)
  return {
    status: work.status,
    seen: work.events?.length ?? 0,
    open_by: openBy ?? null,
    edit_refusal:
      findEditRefusal(involvementOf(work, caller.id), caller, openBy !== undefined || isClosing) ?? null,
    lookers: lookersOf(requestId, caller, now),
  }
}
