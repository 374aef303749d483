import type { CurrentPeriod } from '../../lib/period/use-current-period.ts'

/**
 * Returns the screen to show, depending on whether registration is open, so that nobody fills the form in for nothing.
 */
export const screenByPeriod = (current: CurrentPeriod): 'loading' | 'failed' | 'closed' | 'form' => {
  if (current.status === 'loading' || current.status === 'failed') return current.status
  return current.status === 'known' && current.state.kind === 'open' ? 'form' : 'closed'
}
