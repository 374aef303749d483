import { useEffect, useRef } from 'react'
import { refreshSession } from '../../lib/session/refresh-session.ts'

/** Often enough that idleness counts nearly from the last move on, seldom enough to be no load. */
const interval = 2 * 60_000

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Whichever clock has gone further: one stands still while a laptop sleeps, the other may be set back. */
const passedSince = (past: { count: number; date: number }): number =>
  Math.max(performance.now() - past.count, Date.now() - past.date)

const now = () => ({ count: performance.now(), date: Date.now() })

/** Renews the session while its owner does something, in whichever tab. */
export const useActivity = (isListening: boolean): void => {
  const last = useRef<ReturnType<typeof now>>(undefined)
  useEffect(() => {
    if (!isListening) return
    const onSign = () => {
      if (last.current && passedSince(last.current) < interval) return
      last.current = now()
      // What fails is tried with the next move; a session that is over is ended by the call itself.
      refreshSession().catch(() => {
        last.current = undefined
      })
    }
    const options = { capture: true, passive: true }
    for (const sign of signs) addEventListener(sign, onSign, options)
    return () => {
      for (const sign of signs) removeEventListener(sign, onSign, options)
    }
  }, [isListening])
}
