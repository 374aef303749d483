import type { CurrentPeriod } from '../../lib/period/use-current-period.ts'

/** Nobody fills the form in for nothing: what is shown follows from whether registration is open. */
export const screenByPeriod = (current: CurrentPeriod): 'loading' | 'failed' | 'closed' | 'form' => {
  if (current.status === 'loading' || current.status === 'failed') return current.status
  return current.status === 'known' && current.state.kind === 'open' ? 'form' : 'closed'
}
