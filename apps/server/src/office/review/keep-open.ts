import { isWorkOf } from '@milgo/domain/queue/assignment'
import { findEditRefusal } from '@milgo/domain/review/edit-refusal'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { enterRequest, lookAtRequest } from '../work/enter-request.ts'
import { closeRequest } from '../work/open-request.ts'
import { involvementOf } from '../work/work-of-row.ts'
import { endLook, lookersOf, noteLook } from './lookers-repository.ts'

/** A move of somebody who works on a request, or that there was none, or the end of their work; answers whether the request is as they know it. */
export const keepOpen = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  { isClosing, isIdle }: { readonly isClosing: boolean; readonly isIdle: boolean },
) => {
  // First: whoever has just said that they know the person, or has taken a blind look, is let in no more.
  if (isClosing) {
    await endLook(platform, requestId, caller.id)
    await closeRequest(platform, caller.id, requestId)
  }
  const { work, openBy, isLooking } =
    isClosing || isIdle
      ? await lookAtRequest(platform, caller, requestId)
      : await enterRequest(platform, caller, requestId)
  const involvement = involvementOf(work, caller.id)
  // What somebody has open ends when it is their work no more, also where nobody sits at its page.
  if (!isClosing && isIdle && !isLooking && !isWorkOf(caller, involvement))
    await closeRequest(platform, caller.id, requestId)
  else if (!isClosing && !isIdle) await (isLooking ? noteLook : endLook)(platform, requestId, caller.id)
  return {
    status: work.status,
    seen: work.events?.length ?? 0,
    open_by: openBy ?? null,
    edit_refusal: findEditRefusal(involvement, caller, openBy !== undefined || isClosing) ?? null,
    lookers: await lookersOf(platform, requestId, caller.id),
  }
}
