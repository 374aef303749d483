import type { CalendarDay } from '../time/instant.ts'
import { daysAfter } from '../time/jerusalem-day.ts'
import { isRestDay, weekdayOf } from './rest-days.ts'

/** The days off of a period, on which its office is closed. */
export type DaysOff = ReadonlySet<CalendarDay>

const noDaysOff: DaysOff = new Set()

const friday = 5

/** Returns whether the day is a working day: Sunday to Thursday, without days of rest and the period's days off. */
export const isWorkingDay = (day: CalendarDay, daysOff: DaysOff = noDaysOff): boolean =>
  weekdayOf(day) < friday && !isRestDay(day) && !daysOff.has(day)

/**
 * Returns the number of working days after `from` up to `to`: a request that was sent on Sunday has waited one day on
 * Monday.
 */
export const workingDaysBetween = (
  from: CalendarDay,
  to: CalendarDay,
  daysOff: DaysOff = noDaysOff,
): number => {
  let count = 0
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1))
    if (isWorkingDay(day, daysOff)) count += 1
  return count
}

/** Returns the day on which so many working days have passed; with 0, the day itself. */
export const workingDaysAfter = (
  from: CalendarDay,
  days: number,
  daysOff: DaysOff = noDaysOff,
): CalendarDay => {
  let day = from
  for (let left = days; left > 0; ) {
    day = daysAfter(day, 1)
    if (isWorkingDay(day, daysOff)) left -= 1
  }
  return day
}

/** Returns the last day from which so many working days have passed at `to`; with 0, the day itself. */
export const workingDaysBefore = (
  to: CalendarDay,
  days: number,
  daysOff: DaysOff = noDaysOff,
): CalendarDay => {
  let day = to
  for (let left = days; left > 0; day = daysAfter(day, -1)) if (isWorkingDay(day, daysOff)) left -= 1
  return day
}
