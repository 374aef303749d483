import { type CorrectionEnd, findCorrectionEnd } from '@milgo/domain/status/correction-end'
import { CallFailed } from '@milgo/web-client/call-failed'
import { serverTimeAt } from '@milgo/web-client/server-clock'
import type { QueryClient } from '@tanstack/react-query'
import { readCore } from '../../../../lib/service-client.ts'
import { forgetOffline } from '../../../../lib/session/own-storage.ts'
import { isOver } from '../../../../request/sending.ts'
import type { Application } from '../../open-application.ts'
import type { Start } from '../../start.ts'
import { toLookAt } from '../../step-showing.ts'
import { filesOf } from '../files-of.ts'

/** How often the service is asked whether the office has taken the return back. */
const interval = 60_000
/** After a deadline that the service does not yet confirm. */
const soon = 1_000
/** No timer of a browser waits longer. */
const longest = 2 ** 31 - 1

const nowOf = ({ clock }: Pick<Start, 'clock'>): Date => serverTimeAt(clock, performance.now())

/** Asks the service whether the correction is over, and how. Where it cannot be reached, the deadline alone is known. */
export const findEnd = async (start: Start): Promise<CorrectionEnd | undefined> => {
  const deadline = new Date(start.user.request?.correction_deadline ?? Number.NaN)
  const user = await readCore('/user/current-user', {}).catch(() => undefined)
  // Somebody else is logged in: the next save says so.
  if (user && user.id !== start.user.id) return undefined
  const request = user ? user.request : start.user.request
  return request ? findCorrectionEnd(request.request_status, deadline, nowOf(start)) : undefined
}

/** The form takes nothing any more, and says why. What was uploaded stays with the request. */
const end = (application: Application, client: QueryClient, is: CorrectionEnd): void => {
  const { sending, store } = application
  const standing = sending.standing()
  // The service tells a page that is sending itself what became of it.
  if (standing.is === 'sending' || isOver(standing)) return
  store.setMayEdit(toLookAt.mayEdit)
  filesOf(application).stopAll()
  forgetOffline()
  sending.become({ is })
  void client.invalidateQueries({ refetchType: 'none' })
}

/** Whether the service has refused a file because nothing can be corrected any more. */
const isUploadRefused = (application: Application): boolean => {
  const { showing, store } = application
  const files = filesOf(application)
  return (showing.correction?.documents(store.answers()) ?? []).some(({ questionId, index }) => {
    const entry = files.entryAt(index === undefined ? { questionId } : { questionId, slot: index })
    return entry?.kind === 'failed' && entry.failure instanceof CallFailed && entry.failure.status === 403
  })
}

/**
 * Ends the correction on this page as soon as it is over: at the deadline, when a call is refused, when the page comes
 * back into sight, and otherwise within a minute.
 */
export const followCorrection = (application: Application, client: QueryClient): (() => void) => {
  const { start, showing, keeper } = application
  const files = filesOf(application)
  const deadline = showing.correction?.deadline.getTime() ?? Number.NaN
  let isAsking = false
  const look = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    const found = await findEnd(start).finally(() => {
      isAsking = false
    })
    if (found) end(application, client, found)
  }

  let timer: ReturnType<typeof setTimeout>
  const waitForDeadline = (): void => {
    const left = deadline - nowOf(start).getTime()
    timer = setTimeout(
      () => {
        if (left < longest) void look()
        if (!isOver(application.sending.standing())) waitForDeadline()
      },
      left > 0 ? Math.min(left, longest) : soon,
    )
  }
  waitForDeadline()

  const whenSeen = (): void => {
    if (document.visibilityState === 'visible') void look()
  }
  let refusal: unknown
  const whenRefused = (): void => {
    const { trouble } = keeper.state()
    if (trouble?.why !== 'refused' || trouble === refusal) return
    refusal = trouble
    void look()
  }
  let wasRefused = false
  const whenUploadRefused = (): void => {
    const isRefused = isUploadRefused(application)
    if (isRefused && !wasRefused) void look()
    wasRefused = isRefused
  }
  const ticking = setInterval(whenSeen, interval)
  document.addEventListener('visibilitychange', whenSeen)
  const stops = [keeper.subscribe(whenRefused), files.subscribe(whenUploadRefused)]
  void look()
  return () => {
    clearTimeout(timer)
    clearInterval(ticking)
    document.removeEventListener('visibilitychange', whenSeen)
    for (const stop of stops) stop()
  }
}
