import { useEffect, useRef } from 'react'
import { followActivity } from './follow-activity.ts'

/** Often enough that idle time is counted nearly from the last activity, and rarely enough to cause no load. */
const intervalMs = 2 * 60_000
/** The pause after a failure, so that an unreachable server is not called with every turn of a mouse wheel. */
const againMs = 10_000

const now = () => ({ count: performance.now(), date: Date.now() })

/**
 * Returns the milliseconds passed by the clock that has advanced more: one clock stops while a laptop sleeps, the other
 * may be set back.
 */
const passedSince = (past: ReturnType<typeof now>): number =>
  Math.max(performance.now() - past.count, Date.now() - past.date)

/** Renews the session at the first activity on the page, and then at most once every two minutes. */
export const useActivity = (isListening: boolean, renew: () => Promise<unknown>): void => {
  const next = useRef<{ readonly since: ReturnType<typeof now>; readonly pause: number }>(undefined)
  useEffect(() => {
    if (!isListening) return
    return followActivity(() => {
      if (next.current && passedSince(next.current.since) < next.current.pause) return
      next.current = { since: now(), pause: intervalMs }
      // A failed renewal is repeated at a later activity. The call itself ends a session that is over.
      renew().catch(() => {
        next.current = { since: now(), pause: againMs }
      })
    })
  }, [isListening, renew])
}
