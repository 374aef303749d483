import type { CalendarDay } from './instant.ts'
import { millisecondsPerDay } from './moments.ts'

const millisecondsPerHour = 60 * 60 * 1000

/** Returns the first such weekday (Sunday is 0) on or after a day. */
const firstSince = (year: number, month: number, day: number, weekday: number): number => {
  const since = new Date(Date.UTC(year, month, day))
  return since.getTime() + ((weekday - since.getUTCDay() + 7) % 7) * millisecondsPerDay
}

/**
 * Returns whether it is summer time, by Israel's law since 2013: from the Friday before the last Sunday of March to the
 * last Sunday of October, at two o'clock each. The browser could tell this too, but would take a tenth of a second on a
 * slow phone, because it loads all of its languages first.
 */
const isSummerTime = (moment: number): boolean => {
  const year = new Date(moment).getUTCFullYear()
  const winterEnds = firstSince(year, 2, 23, 5)
  const summerEnds = firstSince(year, 9, 25, 0) - millisecondsPerHour
  return winterEnds <= moment && moment < summerEnds
}

/** Returns the clock of Jerusalem at a moment, as a Date whose UTC fields are Jerusalem's. */
export const jerusalemClockAt = (instant: Date): Date => {
  const moment = instant.getTime()
  return new Date(moment + (isSummerTime(moment) ? 3 : 2) * millisecondsPerHour)
}

/** Returns the day in Jerusalem at a moment; empty for an invalid date. */
export const jerusalemDayAt = (instant: Date): CalendarDay =>
  Number.isNaN(instant.getTime()) ? '' : jerusalemClockAt(instant).toISOString().slice(0, 10)

/** Returns the moment that is so many hours after midnight in Jerusalem on that day. */
export const jerusalemInstant = (day: CalendarDay, hour: number): Date => {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * millisecondsPerHour
  const differenceAt = (moment: number) => jerusalemClockAt(new Date(moment)).getTime() - moment
  // First with the offset at about that time, then with the offset at exactly that time, because summer time may begin
  // in between.
  return new Date(wanted - differenceAt(wanted - differenceAt(wanted)))
}

/** Returns the day so many days later, or earlier if the number is negative. */
export const daysAfter = (day: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay).toISOString().slice(0, 10)

/** Returns the last day of the month after that of the day. */
export const endOfNextMonth = (day: CalendarDay): CalendarDay => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)
}
