import type { CalendarDay } from '../time/instant.ts'
import { daysAfter, jerusalemDayAt, jerusalemInstant } from '../time/jerusalem-day.ts'

/** The longest hold in days, so that no request is forgotten. */
export const longestHoldDays = 90

/** Returns whether a hold may end on this day: after today, and not too late. */
export const isHoldDay = (day: CalendarDay, now: Date): boolean => {
  const today = jerusalemDayAt(now)
  return day > today && day <= daysAfter(today, longestHoldDays)
}

/** Returns the moment from which the request is in the queue again: the beginning of that day. */
export const holdEnd = (day: CalendarDay): Date => jerusalemInstant(day, 0)
