import { yearsBefore } from '../identity/calendar-date.ts'
import { daysAfter, endOfNextMonth, jerusalemDayAt, jerusalemInstant } from './jerusalem-day.ts'
import type { Period } from './period.ts'

/** How long a period is open that nobody has given dates yet. */
const registrationDays = 180
const closingHour = 12

/** How long appeals are open. */
const appealsDays = 30

type DateOfPeriod = 'from' | 'to' | 'ageDate' | 'reserveWindow' | 'answersBy' | 'appealsFrom' | 'appealsTo'

type PeriodDates = { readonly [Name in DateOfPeriod]: NonNullable<Period[Name]> }

/**
 * The dates of a period that opens at this moment, such that they fit each other; decisions, section 5. Answers are
 * expected in the month after it closes, and by the end of it.
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
