import type { CalendarDay } from '../period/instant.ts'
import { daysAfter, jerusalemDayAt, jerusalemInstant } from '../period/jerusalem-day.ts'
import { addDays, millisecondsOf } from '../period/moments.ts'
import type { Period } from '../period/period.ts'

/** What a period says of the time for appeals. */
export type AppealRules = Pick<Period, 'appealsFrom' | 'appealDays'>

/**
 * The one appeal date that a release prints in all its letters, as the first moment that is too late: the later of the
 * planned day and the opening of the appeals, plus the appeal days plus 1, at the end of that day in Jerusalem. Decisions,
 * section 8. Undefined where nobody has set when appeals open.
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

/** The end of one student's own appeal days, for a letter outside of a release. */
export const findOwnAppealDate = (
  publishedAt: Date,
  { appealsFrom, appealDays }: AppealRules,
): Date | undefined => {
  if (appealsFrom === null) return undefined
  return addDays(new Date(Math.max(publishedAt.getTime(), millisecondsOf(appealsFrom))), appealDays)
}
