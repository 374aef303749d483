import { useCoreQuery } from '../../lib/use-core-query.ts'
import { findCurrentPeriod, type Period, type PeriodState, periodState } from './period-state.ts'
import { useServerNow } from './use-server-now.ts'

export type CurrentPeriod =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'none' }
  | { readonly status: 'known'; readonly period: Period; readonly state: PeriodState }

export const useCurrentPeriod = (): CurrentPeriod => {
  const periods = useCoreQuery('/registration-period/get-all')
  const settings = useCoreQuery('/setting/get-all')
  const clock = useServerNow()

  if (periods.isError || clock.isError) return { status: 'failed' }
  // Without the setting the newest period stands in, so its failure is no reason to show nothing.
  if (!periods.data || !clock.now || settings.isPending) return { status: 'loading' }
  const period = findCurrentPeriod(periods.data, settings.data)
  if (!period) return { status: 'none' }
  return { status: 'known', period, state: periodState(period, clock.now) }
}
