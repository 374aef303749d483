import { z } from 'zod'

/**
 * A moment of the period's data. Data at rest is an ISO text, so that a period survives JSON unchanged;
 * a moment in flight (now, a deadline) is a Date.
 */
export const Instant = z.iso.datetime({ offset: true })
export type Instant = z.infer<typeof Instant>

/** A calendar day without a time, e.g. an end of the reserve-duty window. */
export const CalendarDay = z.iso.date()
export type CalendarDay = z.infer<typeof CalendarDay>

/** NaN for a text that is no moment: every comparison with it is false, so a broken date opens nothing. */
export const millisecondsOf = (instant: Instant): number => Date.parse(instant)

export const millisecondsPerDay = 24 * 60 * 60 * 1000

/** Days of exactly 24 hours: a deadline is an instant, whatever summer time does in between. */
export const addDays = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * millisecondsPerDay)
