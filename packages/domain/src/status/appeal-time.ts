import { addDays, millisecondsOf } from '../period/moments.ts'
import type { BankPause, Circumstances, RequestState } from './request-state.ts'

export type AppealTime = { readonly from: Date; readonly until: Date }

/** The later one; a moment that is none loses. */
const later = (one: Date, other: Date): Date => (other.getTime() > one.getTime() ? other : one)

/** The period's appeals have opened: its switch was on in time, or their close has passed. */
const hasOpened = ({ period, now }: Circumstances): boolean =>
  period.isAppealsOpen || (period.appealsTo !== null && now.getTime() >= millisecondsOf(period.appealsTo))

/** Each pause that begins while days are left lengthens them by what it lasted. */
const withPauses = (from: Date, until: Date, pauses: readonly BankPause[], now: Date): Date =>
  pauses.reduce((end, pause) => {
    const start = later(from, pause.from)
    const lasted = (pause.to ?? now).getTime() - start.getTime()
    return start.getTime() < end.getTime() && lasted > 0 ? new Date(end.getTime() + lasted) : end
  }, until)

/**
 * The time in which this student may appeal: the period's appeal days in full, from the publication of the result or
 * the opening of the appeals, whichever is later. Undefined while there is no such time. Decisions, section 8.
 */
export const findAppealTime = (
  { resultPublishedAt, printedAppealDate, bankPauses }: RequestState,
  circumstances: Circumstances,
): AppealTime | undefined => {
  const { period, now } = circumstances
  if (resultPublishedAt === null || period.appealsFrom === null || !hasOpened(circumstances)) return undefined
  const from = later(new Date(period.appealsFrom), resultPublishedAt)
  const ownEnd = withPauses(from, addDays(from, period.appealDays), bankPauses, now)
  return { from, until: printedAppealDate === null ? ownEnd : later(ownEnd, printedAppealDate) }
}

/** The student's own appeal days have passed; not so while they have not begun. */
export const isAppealTimeOver = (request: RequestState, circumstances: Circumstances): boolean => {
  const time = findAppealTime(request, circumstances)
  return time !== undefined && circumstances.now.getTime() >= time.until.getTime()
}

/** From the first moment on, and up to but not including the last. */
export const isAppealTime = (request: RequestState, circumstances: Circumstances): boolean => {
  const time = findAppealTime(request, circumstances)
  const now = circumstances.now.getTime()
  return time !== undefined && time.from.getTime() <= now && now < time.until.getTime()
}
