import { type ClockReading, serverTimeAt } from '@milgo/web-client/server-clock'
import { useEffect } from 'react'
import { findNextEdge } from './next-edge.ts'
import type { Period } from './period.ts'

/** In milliseconds: when asked, the moment must be past on the service's clock. */
const grace = 1_000

/** Browsers fire a timer with a longer delay at once. */
const longestTimer = 2 ** 31 - 1

/** Calls the listener when a period opens or closes while the page is open. New answers restart the timer. */
export const useEdgePassing = (
  periods: readonly Period[] | undefined,
  reading: ClockReading | undefined,
  passed: () => void,
): void => {
  useEffect(() => {
    if (!periods || !reading) return
    const now = serverTimeAt(reading, performance.now())
    const edge = findNextEdge(periods, now)
    if (!edge) return
    const timer = setTimeout(passed, Math.min(edge.getTime() - now.getTime() + grace, longestTimer))
    return () => clearTimeout(timer)
  }, [periods, reading, passed])
}
