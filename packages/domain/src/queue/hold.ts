import type { CalendarDay } from '../period/instant.ts'
import { daysAfter, jerusalemDayAt, jerusalemInstant } from '../period/jerusalem-day.ts'

/** A request waits no longer than this, so that nothing is forgotten. */
export const longestHoldDays = 90

/** The day on which a request on hold comes back is ahead, and not too far. */
export const isHoldDay = (day: CalendarDay, now: Date): boolean => {
  const today = jerusalemDayAt(now)
  return day > today && day <= daysAfter(today, longestHoldDays)
}

/** The request is in the queue again from the morning of that day. */
export const holdEnd = (day: CalendarDay): Date => jerusalemInstant(day, 0)
