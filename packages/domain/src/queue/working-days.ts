import type { CalendarDay } from '../period/instant.ts'
import { daysAfter } from '../period/jerusalem-day.ts'
import { isRestDay, weekdayOf } from './rest-days.ts'

/** What a period adds to the calendar: days on which its office is closed. */
export type DaysOff = ReadonlySet<CalendarDay>

const noDaysOff: DaysOff = new Set()

const friday = 5

/** Sunday to Thursday, without days of rest and what the period is closed on. */
export const isWorkingDay = (day: CalendarDay, daysOff: DaysOff = noDaysOff): boolean =>
  weekdayOf(day) < friday && !isRestDay(day) && !daysOff.has(day)

/** How many working days lie behind `from`, up to `to`: what comes in on Sunday waits one day on Monday. */
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

/** The working day on which so many have passed; with none, the day itself. */
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

/** The last day from which so many working days lie behind `to`; with none, the day itself. */
export const workingDaysBefore = (
  to: CalendarDay,
  days: number,
  daysOff: DaysOff = noDaysOff,
): CalendarDay => {
  let day = to
  for (let left = days; left > 0; day = daysAfter(day, -1)) if (isWorkingDay(day, daysOff)) left -= 1
  return day
}
