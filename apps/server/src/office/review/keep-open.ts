import { isWorkOf } from '@milgo/domain/queue/assignment'
import { findEditRefusal } from '@milgo/domain/review/edit-refusal'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { enterRequest, lookAtRequest } from '../work/enter-request.ts'
import { closeRequest } from '../work/open-request.ts'
import { involvementOf } from '../work/work-of-row.ts'
import { recordViewer, removeViewer, viewersOf } from './viewers-repository.ts'

/**
 * Called by the page of an open request: extends the open lock, reports that the user is idle, or closes the request.
 * Returns the present state of the request, so that the page can see whether it has changed.
 */
export const keepOpen = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  { isClosing, isIdle }: { readonly isClosing: boolean; readonly isIdle: boolean },
) => {
  // Closing comes first, because a user who has just declared a conflict or taken a second look is refused below.
  if (isClosing) {
    await removeViewer(platform, requestId, caller.id)
    await closeRequest(platform, caller.id, requestId)
  }
  const { work, openBy, isLooking } =
    isClosing || isIdle
      ? await lookAtRequest(platform, caller, requestId)
      : await enterRequest(platform, caller, requestId)
  const involvement = involvementOf(work, caller.id)
  // An open request is closed when it is not the user's work any more, also if the user is idle.
  if (!isClosing && isIdle && !isLooking && !isWorkOf(caller, involvement))
    await closeRequest(platform, caller.id, requestId)
  else if (!isClosing && !isIdle)
    await (isLooking ? recordViewer : removeViewer)(platform, requestId, caller.id)
  return {
    status: work.status,
    seen: work.events?.length ?? 0,
    open_by: openBy ?? null,
    edit_refusal: findEditRefusal(involvement, caller, openBy !== undefined || isClosing) ?? null,
    lookers: await viewersOf(platform, requestId, caller.id),
  }
}
