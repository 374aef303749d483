import { type ClockReading, serverTimeAt } from '@milgo/web-client/server-clock'
import { useEffect, useState } from 'react'

const tick = 30_000

const readingOf = (shown: string): ClockReading => ({ shown: new Date(shown), readAt: performance.now() })

/**
 * Returns the server's time, counted on from an answer that contained it. It needs no call of its own and does not use
 * the browser's clock.
 */
export const useTimeFrom = (shown: string): Date => {
  const [reading, setReading] = useState(() => readingOf(shown))
  const [count, setCount] = useState(() => performance.now())
  useEffect(() => {
    setReading(readingOf(shown))
    setCount(performance.now())
    const timer = setInterval(() => setCount(performance.now()), tick)
    return () => clearInterval(timer)
  }, [shown])
  return serverTimeAt(reading, count)
}
