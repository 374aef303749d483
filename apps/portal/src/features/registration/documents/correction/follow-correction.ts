import { type CorrectionEnd, findCorrectionEnd } from '@milgo/domain/status/correction-end'
import { CallFailed } from '@milgo/web-client/call-failed'
import { serverTimeAt } from '@milgo/web-client/server-clock'
import type { QueryClient } from '@tanstack/react-query'
import { readCore } from '../../../../lib/service-client.ts'
import { isOver } from '../../../../request/sending.ts'
import type { Application } from '../../open-application.ts'
import type { Start } from '../../start.ts'
import { endForm } from '../end-form.ts'
import { filesOf } from '../files-of.ts'

/** How often the service is asked whether the office has cancelled the return, in milliseconds. */
const interval = 60_000
/** The delay before asking again when the service does not yet confirm the deadline. */
const soon = 1_000
/** The longest delay of a browser's timer. */
const longest = 2 ** 31 - 1

const nowOf = ({ clock }: Pick<Start, 'clock'>): Date => serverTimeAt(clock, performance.now())

/**
 * Asks the service whether the correction is over, and how. If the service cannot be reached, only the deadline is
 * checked. Returns undefined while the correction is open.
 */
export const findEnd = async (start: Start): Promise<CorrectionEnd | undefined> => {
  const user = await readCore('/user/current-user', {}).catch(() => start.user)
  // Another student is logged in; the next save will say so.
  return user.id === start.user.id ? endOf(start, user) : undefined
}

/** Returns whether the service has the correction. Fails if the service cannot be asked. */
export const isCorrectionThere = async (start: Start): Promise<boolean> => {
  const user = await readCore('/user/current-user', {})
  if (user.id !== start.user.id) throw new Error('Somebody else is logged in')
  return endOf(start, user) === 'sentElsewhere'
}

const endOf = (start: Start, { request }: Start['user']): CorrectionEnd | undefined => {
  const deadline = new Date(start.user.request?.correction_deadline ?? Number.NaN)
  return request ? findCorrectionEnd(request.request_status, deadline, nowOf(start)) : undefined
}

/** Returns whether the service has refused a file because nothing can be corrected any more. */
const isUploadRefused = (application: Application): boolean => {
  const { showing, store } = application
  const files = filesOf(application)
  return (showing.correction?.documents(store.answers()) ?? []).some(({ questionId, index }) => {
    const entry = files.entryAt(index === undefined ? { questionId } : { questionId, slot: index })
    return entry?.kind === 'failed' && entry.failure instanceof CallFailed && entry.failure.status === 403
  })
}

/**
 * Ends the correction on this page as soon as it is over. Checks at the deadline, when a call is refused, when the page
 * becomes visible, and every minute. Returns a function that stops it.
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
    if (found) endForm(application, client, { is: found })
  }

  let timer: ReturnType<typeof setTimeout>
  const waitForDeadline = (): void => {
    const left = deadline - nowOf(start).getTime()
    timer = setTimeout(
      () => {
        if (left < longest) void look()
        if (!isOver(application.sending.current())) waitForDeadline()
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
    const { failure } = keeper.state()
    if (failure?.why !== 'refused' || failure === refusal) return
    refusal = failure
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
