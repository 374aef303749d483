import type { Instant } from './instant.ts'

/**
 * Returns NaN for a text that is not a moment. Every comparison with NaN is false, so that a broken date opens nothing.
 */
export const millisecondsOf = (instant: Instant): number => Date.parse(instant)

export const millisecondsPerDay = 24 * 60 * 60 * 1000

/** Adds days of exactly 24 hours. A deadline is a moment, whatever summer time does in between. */
export const addDays = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * millisecondsPerDay)

/** Returns the share of a time that is left, from 1 down to 0. */
export const shareLeft = (from: Date, deadline: Date, now: Date): number => {
  const whole = deadline.getTime() - from.getTime()
  const left = deadline.getTime() - now.getTime()
  return whole > 0 && left > 0 ? Math.min(1, left / whole) : 0
}
