import { yearsBefore } from '../identity/calendar-date.ts'
import { daysAfter, endOfNextMonth, jerusalemDayAt, jerusalemInstant } from '../time/jerusalem-day.ts'
import type { Period } from './period.ts'

/** The length of a period until its dates are set. */
const registrationDays = 180
const closingHour = 12

/** The length of the time for appeals. */
const appealsDays = 30

type DateOfPeriod = 'from' | 'to' | 'ageDate' | 'reserveWindow' | 'answersBy' | 'appealsFrom' | 'appealsTo'

type PeriodDates = { readonly [Name in DateOfPeriod]: NonNullable<Period[Name]> }

/**
 * Returns the dates of a period that opens at this moment, such that they fit each other; decisions, section 5. Answers
 * are expected in the month after the close, by its end.
 */
export const periodDatesFrom = (opens: Date): PeriodDates => {
  const openingDay = jerusalemDayAt(opens)
  const closingDay = daysAfter(openingDay, registrationDays)
  const closes = jerusalemInstant(closingDay, closingHour).toISOString()
  const answersBy = endOfNextMonth(closingDay)
  const appealsDay = daysAfter(answersBy, 1)
  return {
    from: opens.toISOString(),
    to: closes,
    ageDate: closes,
    reserveWindow: { from: yearsBefore(openingDay, 1), to: daysAfter(openingDay, -1) },
    answersBy,
    appealsFrom: jerusalemInstant(appealsDay, 0).toISOString(),
    appealsTo: jerusalemInstant(daysAfter(appealsDay, appealsDays), 0).toISOString(),
  }
}
