import { addDays, millisecondsOf } from '../time/moments.ts'
import type { BankPause, Circumstances, RequestState } from './request-state.ts'

export type AppealTime = { readonly from: Date; readonly until: Date }

/** Returns the later moment; the first one if the second is not a valid date. */
const later = (one: Date, other: Date): Date => (other.getTime() > one.getTime() ? other : one)

/** Returns whether the period's appeals have opened: the switch is on, or the close of the appeals has passed. */
const hasOpened = ({ period, now }: Circumstances): boolean =>
  period.isAppealsOpen || (period.appealsTo !== null && now.getTime() >= millisecondsOf(period.appealsTo))

/** Returns the end of the appeal days, extended by the length of each pause that begins before that end. */
const withPauses = (from: Date, until: Date, pauses: readonly BankPause[], now: Date): Date =>
  pauses.reduce((end, pause) => {
    const start = later(from, pause.from)
    const lasted = (pause.to ?? now).getTime() - start.getTime()
    return start.getTime() < end.getTime() && lasted > 0 ? new Date(end.getTime() + lasted) : end
  }, until)

/**
 * Returns the time in which this student may appeal: all appeal days of the period, from the publication of the result
 * or from the opening of the appeals, whichever is later. Returns undefined while there is no such time. Decisions,
 * section 8.
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

/** Returns whether the student's own appeal days have passed; false if they have not begun. */
export const isAppealTimeOver = (request: RequestState, circumstances: Circumstances): boolean => {
  const time = findAppealTime(request, circumstances)
  return time !== undefined && circumstances.now.getTime() >= time.until.getTime()
}

/** Returns whether the student may appeal now. The last moment is excluded. */
export const isAppealTime = (request: RequestState, circumstances: Circumstances): boolean => {
  const time = findAppealTime(request, circumstances)
  const now = circumstances.now.getTime()
  return time !== undefined && time.from.getTime() <= now && now < time.until.getTime()
}
