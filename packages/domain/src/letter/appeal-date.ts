import type { Period } from '../period/period.ts'
import type { CalendarDay } from '../time/instant.ts'
import { daysAfter, jerusalemDayAt, jerusalemInstant } from '../time/jerusalem-day.ts'
import { addDays, millisecondsOf } from '../time/moments.ts'

/** The period's rules about the time for appeals. */
export type AppealRules = Pick<Period, 'appealsFrom' | 'appealDays'>

/**
 * Returns the one appeal date that a release prints in all its letters, as the first moment that is too late: the later
 * of the planned day and the opening of the appeals, plus the appeal days plus 1, at the end of that day in Jerusalem.
 * Decisions, section 8. Undefined if the opening of the appeals is not set.
 */
export const findReleaseAppealDate = (
  plannedDay: CalendarDay,
  { appealsFrom, appealDays }: AppealRules,
): Date | undefined => {
  if (appealsFrom === null) return undefined
  const opening = jerusalemDayAt(new Date(appealsFrom))
  const first = opening > plannedDay ? opening : plannedDay
  return jerusalemInstant(daysAfter(first, appealDays + 1), 24)
}

/**
 * Returns the end of one student's own appeal days, for a letter outside a release; undefined if the opening is not
 * set.
 */
export const findOwnAppealDate = (
  publishedAt: Date,
  { appealsFrom, appealDays }: AppealRules,
): Date | undefined => {
  if (appealsFrom === null) return undefined
  return addDays(new Date(Math.max(publishedAt.getTime(), millisecondsOf(appealsFrom))), appealDays)
}

/**
 * Returns the appeal date that the letter of a revision prints: the end of the new appeal days, or the date that an
 * earlier letter prints where that is later, because it still binds; undefined if there is neither.
 */
export const findRevisedAppealDate = (
  revisedAt: Date,
  printedAppealDate: Date | null,
  rules: AppealRules,
): Date | undefined => {
  const own = findOwnAppealDate(revisedAt, rules)
  if (printedAppealDate === null) return own
  return own === undefined || printedAppealDate.getTime() > own.getTime() ? printedAppealDate : own
}
