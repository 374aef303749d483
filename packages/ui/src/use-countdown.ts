import { useCallback, useEffect, useState } from 'react'

const tick = 1_000

/**
 * Returns the whole seconds left, counting down; `start` sets them anew. Uses the monotonic clock, because the user may
 * set the system clock.
 */
export const useCountdown = (initialSeconds = 0) => {
  const [{ end, now }, setCount] = useState(() => countFrom(initialSeconds))
  const seconds = Math.max(0, Math.ceil((end - now) / 1_000))
  const isRunning = seconds > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setCount((count) => ({ ...count, now: performance.now() })), tick)
    return () => clearInterval(timer)
  }, [isRunning])

  const start = useCallback((wait: number) => setCount(countFrom(wait)), [])
  return { seconds, start }
}

/** Reads the clock once: the time between two readings would be counted as one more second. */
const countFrom = (wait: number) => {
  const now = performance.now()
  return { end: now + wait * 1_000, now }
}
