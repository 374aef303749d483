import type { Instant } from './instant.ts'

/** NaN for a text that is no moment: every comparison with it is false, so a broken date opens nothing. */
export const millisecondsOf = (instant: Instant): number => Date.parse(instant)

export const millisecondsPerDay = 24 * 60 * 60 * 1000

/** Days of exactly 24 hours: a deadline is an instant, whatever summer time does in between. */
export const addDays = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * millisecondsPerDay)
