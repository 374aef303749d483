import type { CurrentPeriod } from './use-current-period.ts'

/** Returns whether registration is closed. While the period is not known, the pages invite to register. */
export const isShut = (current: CurrentPeriod): boolean =>
  current.status === 'none' || (current.status === 'known' && current.state.kind !== 'open')
