import type { Instant } from '../time/instant.ts'
import { millisecondsOf } from '../time/moments.ts'

/** The time in which the portal is closed for maintenance. */
export type MaintenanceWindow = { readonly from: Instant; readonly until: Instant }

export type MaintenanceState = 'NONE' | 'ANNOUNCED' | 'RUNNING'

/**
 * Returns the state of the maintenance: announced as soon as it is set, running from its first moment until before its
 * last.
 */
export const maintenanceAt = (window: MaintenanceWindow | undefined, now: Date): MaintenanceState => {
  if (!window || now.getTime() >= millisecondsOf(window.until)) return 'NONE'
  return now.getTime() >= millisecondsOf(window.from) ? 'RUNNING' : 'ANNOUNCED'
}
