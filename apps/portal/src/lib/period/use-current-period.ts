import { type PeriodState, periodState } from '@milgo/domain/period/period-state'
import { useCallback } from 'react'
import { useServerClock } from '../server-clock.ts'
import { useCoreQuery } from '../use-core-query.ts'
import { type Period, publicPeriodOf } from './period.ts'
import { useEdgePassing } from './use-edge-passing.ts'

export type CurrentPeriod =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error }
  | { readonly status: 'none' }
  | { readonly status: 'known'; readonly period: Period; readonly state: PeriodState }

export const useCurrentPeriod = (): CurrentPeriod => {
  const { data: periods, error, refetch: askPeriods } = useCoreQuery('/registration-period/get-all')
  const clock = useServerClock()
  const askTime = clock.refetch

  const askAgain = useCallback(() => {
    void askPeriods()
    // The reading is new each time, so the next edge is awaited even if the periods do not change.
    void askTime()
  }, [askPeriods, askTime])
  useEdgePassing(periods, clock.reading, askAgain)

  const failure = error ?? clock.error
  if (failure) return { status: 'failed', error: failure }
  if (!periods || !clock.now) return { status: 'loading' }
  const period = periods.find(({ is_current }) => is_current)
  if (!period) return { status: 'none' }
  return { status: 'known', period, state: periodState(publicPeriodOf(period), clock.now) }
}
