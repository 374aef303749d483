import { useEffect, useRef } from 'react'
import { followActivity } from '../../lib/follow-activity.ts'

/** Often enough that idleness counts nearly from the last move on, seldom enough to be no load. */
const intervalMs = 2 * 60_000
/** A server that is away is not asked with every turn of a wheel. */
const againMs = 10_000

/** Renews the session with the first move on the page, and with the first of every two minutes after it. */
export const useActivity = (isListening: boolean, renew: () => Promise<unknown>): void => {
  const lastAt = useRef(-intervalMs)
  useEffect(() => {
    if (!isListening) return
    return followActivity(() => {
      if (performance.now() - lastAt.current < intervalMs) return
      lastAt.current = performance.now()
      // What fails is tried with a later move; a session that is over is ended by the call itself.
      renew().catch(() => {
        lastAt.current = performance.now() - intervalMs + againMs
      })
    })
  }, [isListening, renew])
}
