import { CalendarDay } from '../time/instant.ts'
import { daysAfter, jerusalemInstant } from '../time/jerusalem-day.ts'

/** A range of days in Jerusalem, including both ends. */
export type DayRange = { readonly from: CalendarDay; readonly to: CalendarDay }

const written = /^(\d{4}-\d\d-\d\d)(?:\.\.(\d{4}-\d\d-\d\d))?$/

const isDay = (text: string): boolean => CalendarDay.safeParse(text).success

/** Reads `2026-11-01` or `2026-11-01..2026-11-07`; undefined for other texts. */
export const readDayRange = (text: string): DayRange | undefined => {
  const [, from, to = from] = written.exec(text) ?? []
  return from !== undefined && to !== undefined && isDay(from) && isDay(to) && from <= to
    ? { from, to }
    : undefined
}

export const writeDayRange = ({ from, to }: DayRange): string => (from === to ? from : `${from}..${to}`)

export const isInDayRange = (day: CalendarDay | undefined, { from, to }: DayRange): boolean =>
  day !== undefined && day >= from && day <= to

/** Returns the first moment of the range, and the first moment after it. */
export const instantsOf = ({ from, to }: DayRange): { readonly from: Date; readonly before: Date } => ({
  from: jerusalemInstant(from, 0),
  before: jerusalemInstant(daysAfter(to, 1), 0),
})
