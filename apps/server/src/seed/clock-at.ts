import { sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'

/** The time at which something of a demo world happened. */
export const clockAt = (at: Date): Clock => {
  const now = sql<Date>`${at.toISOString()}::timestamptz`
  return { now: () => now, prepared: { now, values: () => ({}) } }
}
