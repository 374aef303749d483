import type { Instant } from './instant.ts'
import { millisecondsOf } from './moments.ts'

/** When the portal is closed for work on it. */
export type MaintenanceWindow = { readonly from: Instant; readonly until: Instant }

export type MaintenanceState = 'NONE' | 'ANNOUNCED' | 'RUNNING'

/** Announced from the moment that it is set, closed from its first instant until just before its last. */
export const maintenanceAt = (window: MaintenanceWindow | undefined, now: Date): MaintenanceState => {
  if (!window || now.getTime() >= millisecondsOf(window.until)) return 'NONE'
  return now.getTime() >= millisecondsOf(window.from) ? 'RUNNING' : 'ANNOUNCED'
}
