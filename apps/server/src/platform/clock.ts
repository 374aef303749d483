import { type SQL, sql } from 'drizzle-orm'

/**
 * The portal's one clock. It is the database's, because every node shares that one: a node whose own clock
 * jumps decides no deadline wrongly. It is a fragment of SQL, so that a query that needs the time costs no
 * round trip of its own.
 */
export type Clock = {
  readonly now: () => SQL<Date>
  /** The time in a statement that is written once, and what to fill into it with each asking. */
  readonly prepared: { readonly now: SQL<Date>; readonly values: () => Readonly<Record<string, string>> }
}

export const databaseClock: Clock = {
  now: () => sql<Date>`now()`,
  prepared: { now: sql<Date>`now()`, values: () => ({}) },
}

/** For tests: stands still at the instant it was last set to. */
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

/** Milliseconds since some moment, for how long something has lain in memory; it decides no deadline. */
export const stopwatch = (): number => performance.now()
