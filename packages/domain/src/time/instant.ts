import { z } from 'zod'

/**
 * Returns whether the year is from 1900 to 2999, because the database can store neither the year 0 nor days after 9999.
 */
const isStorableDay = (text: string): boolean => /^(?:19|2\d)\d\d-/.test(text)
/** Returns whether the moment can be stored. Offsets of fifteen hours or more do not exist. */
const isStorableInstant = (text: string): boolean =>
  isStorableDay(text) && !/[+-](?:1[5-9]|2\d):\d\d$/.test(text)

/**
 * A moment in the period's data. Stored data is ISO text, so that a period can be stored as JSON unchanged; a moment in
 * computations (now, a deadline) is a Date.
 */
export const Instant = z.iso.datetime({ offset: true }).refine(isStorableInstant)
export type Instant = z.infer<typeof Instant>

/** A calendar day without a time, e.g. an end of the reserve-duty window. */
export const CalendarDay = z.iso.date().refine(isStorableDay)
export type CalendarDay = z.infer<typeof CalendarDay>
