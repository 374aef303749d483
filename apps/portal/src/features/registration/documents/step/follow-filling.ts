import { serverTimeAt } from '@milgo/web-client/server-clock'
import type { QueryClient } from '@tanstack/react-query'
import { readCore } from '../../../../lib/service-client.ts'
import { isOver } from '../../../../request/sending.ts'
import { findFillEnd } from '../../find-fill-end.ts'
import type { Application } from '../../open-application.ts'
import { endForm } from '../end-form.ts'

/**
 * In milliseconds: when asked, the moment must be past on the service's clock. If its clock is behind, it is asked again
 * no sooner.
 */
const grace = 1_000
/** Within how many milliseconds all open pages ask, each at a time of its own. */
const spread = 5_000
/** How soon the service is asked again if it did not answer, or if a sending is under way, in milliseconds. */
const retryAfter = 10_000
/** The longest delay of a browser's timer. */
const longest = 2 ** 31 - 1

/**
 * Ends the filling in on this page as soon as it is over: when the service refuses a save for good, and when the period
 * closes. Returns a function that stops it.
 */
export const followFilling = (application: Application, client: QueryClient): (() => void) => {
  const { start, keeper, sending } = application
  const { period, clock } = start
  let timer: ReturnType<typeof setTimeout>
  let isStopped = false

  const now = (): number => serverTimeAt(clock, performance.now()).getTime()
  const waitUntil = (moment: number): void => {
    const left = Math.max(0, moment - now()) + grace + Math.random() * spread
    timer = setTimeout(() => (left > longest ? waitUntil(moment) : void look()), Math.min(left, longest))
  }
  /** The office may have moved the closing while the page was open, so the service is asked. */
  const look = async (): Promise<void> => {
    if (isOver(sending.current())) return
    const periods = await readCore('/registration-period/get-all', {}).catch(() => undefined)
    if (isStopped) return
    const latest = periods?.find(({ code }) => code === period.code)
    if (latest && !latest.is_open) endForm(application, client, { is: 'closed' })
    // A sending that is under way may end without a result.
    if (isOver(sending.current())) return
    waitUntil(latest?.is_open ? Date.parse(latest.to) : now() + retryAfter)
  }
  waitUntil(Date.parse(period.to))

  const noteRefusal = (): void => {
    const is = findFillEnd(keeper.state().failure)
    if (is) endForm(application, client, { is })
  }
  const stopNoting = keeper.subscribe(noteRefusal)
  // The save may have been refused before this began.
  noteRefusal()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopNoting()
  }
}
