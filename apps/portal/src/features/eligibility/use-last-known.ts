import { useRef } from 'react'
import type { CurrentPeriod } from '../../lib/period/use-current-period.ts'

/** Returns the period as it was known last, while it is fetched again or the call fails. */
export const lastKnown = (before: CurrentPeriod | null, current: CurrentPeriod): CurrentPeriod =>
  current.status === 'known' || current.status === 'none' ? current : (before ?? current)

export const useLastKnown = (current: CurrentPeriod): CurrentPeriod => {
  const known = useRef<CurrentPeriod>(null)
  const shown = lastKnown(known.current, current)
  if (shown === current && current.status !== 'loading' && current.status !== 'failed')
    known.current = current
  return shown
}
