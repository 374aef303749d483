import { type SQL, sql } from 'drizzle-orm'

/**
 * The portal's only clock. It is the database's clock, because all nodes share it: a node whose own clock is wrong
 * decides no deadline wrongly. It is a fragment of SQL, so that a query that needs the time needs no extra round trip.
 */
export type Clock = {
  readonly now: () => SQL<Date>
  /** The time for a prepared statement, and the values for its placeholders on each execution. */
  readonly prepared: { readonly now: SQL<Date>; readonly values: () => Readonly<Record<string, string>> }
}

export const databaseClock: Clock = {
  now: () => sql<Date>`now()`,
  prepared: { now: sql<Date>`now()`, values: () => ({}) },
}

/** A clock for tests that stays at the instant it was last set to. */
export const settableClock = (start: Date): Clock & { readonly set: (instant: Date) => void } => {
  let instant = start
  return {
    now: () => sql<Date>`${instant.toISOString()}::timestamptz`,
    prepared: {
      now: sql<Date>`${sql.placeholder('now')}::timestamptz`,
      values: () => ({ now: instant.toISOString() }),
    },
    set: (next) => {
      instant = next
    },
  }
}

/**
 * Returns milliseconds since an arbitrary moment, to measure how long something is in memory. No deadline depends on
 * it.
 */
export const stopwatch = (): number => performance.now()
