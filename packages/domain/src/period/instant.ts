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
