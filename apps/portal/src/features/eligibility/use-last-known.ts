import { useRef } from 'react'
import type { CurrentPeriod } from '../../lib/period/use-current-period.ts'

/** The period as it was known last, while it is asked for again or the answer does not come. */
export const useLastKnown = (current: CurrentPeriod): CurrentPeriod => {
  const known = useRef<CurrentPeriod>(null)
  if (current.status === 'known' || current.status === 'none') known.current = current
  return known.current ?? current
}
