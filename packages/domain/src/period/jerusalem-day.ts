import { onFirstUse } from '../on-first-use.ts'
import type { CalendarDay } from './instant.ts'
import { millisecondsPerDay } from './moments.ts'

const inJerusalem = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Jerusalem',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
)

/** The clock of Jerusalem at an instant, as if it were one of UTC. */
const clockAt = (instant: Date): number => {
  const parts = Object.fromEntries(
    inJerusalem()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The day that it is in Jerusalem at an instant; empty where the instant is none. */
export const jerusalemDayAt = (instant: Date): CalendarDay =>
  Number.isNaN(instant.getTime()) ? '' : new Date(clockAt(instant)).toISOString().slice(0, 10)

/** The instant at which it is so many hours after midnight in Jerusalem, on that day. */
export const jerusalemInstant = (day: CalendarDay, hour: number): Date => {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 60 * 60 * 1000
  const differenceAt = (moment: number) => clockAt(new Date(moment)) - moment
  // By the difference at about that time, and then at that very time: summer time may begin in between.
  return new Date(wanted - differenceAt(wanted - differenceAt(wanted)))
}

/** So many days later, or earlier where the number is negative. */
export const daysAfter = (day: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay).toISOString().slice(0, 10)

/** The last day of the month after the one that the day lies in. */
export const endOfNextMonth = (day: CalendarDay): CalendarDay => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)
}
