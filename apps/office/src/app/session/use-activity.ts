import { useEffect, useRef } from 'react'

/** Often enough that idleness counts nearly from the last move on, seldom enough to be no load. */
const intervalMs = 2 * 60_000

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Renews the session with the first move of every two minutes. */
export const useActivity = (isListening: boolean, renew: () => Promise<unknown>): void => {
  const lastAt = useRef(performance.now())
  useEffect(() => {
    if (!isListening) return
    const onSign = () => {
      if (performance.now() - lastAt.current < intervalMs) return
      lastAt.current = performance.now()
      // What fails is tried with the next move; a session that is over is ended by the call itself.
      renew().catch(() => {
        lastAt.current = -intervalMs
      })
    }
    const options = { capture: true, passive: true }
    for (const sign of signs) addEventListener(sign, onSign, options)
    return () => {
      for (const sign of signs) removeEventListener(sign, onSign, options)
    }
  }, [isListening, renew])
}
