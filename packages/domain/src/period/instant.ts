import { z } from 'zod'

/** Years of four digits that people mean; the database knows neither the year 0 nor days after 9999 and their like. */
const isStorableDay = (text: string): boolean => /^(?:19|2\d)\d\d-/.test(text)
/** No place of the earth is fifteen hours away from the zero meridian. */
const isStorableInstant = (text: string): boolean =>
  isStorableDay(text) && !/[+-](?:1[5-9]|2\d):\d\d$/.test(text)

/**
 * A moment of the period's data. Data at rest is an ISO text, so that a period survives JSON unchanged;
 * a moment in flight (now, a deadline) is a Date.
 */
export const Instant = z.iso.datetime({ offset: true }).refine(isStorableInstant)
export type Instant = z.infer<typeof Instant>

/** A calendar day without a time, e.g. an end of the reserve-duty window. */
export const CalendarDay = z.iso.date().refine(isStorableDay)
export type CalendarDay = z.infer<typeof CalendarDay>
