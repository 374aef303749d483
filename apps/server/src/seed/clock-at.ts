import { sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'

/** Returns a clock that always shows this moment, for events of a demo world. */
export const clockAt = (at: Date): Clock => {
  const now = sql<Date>`${at.toISOString()}::timestamptz`
  return { now: () => now, prepared: { now, values: () => ({}) } }
}
