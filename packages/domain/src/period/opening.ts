import type { Instant } from './instant.ts'
import { millisecondsOf } from './moments.ts'
import type { Period } from './period.ts'

export type RegistrationTimes = Pick<Period, 'from' | 'to' | 'isOpen'>
export type AppealTimes = Pick<Period, 'appealsFrom' | 'appealsTo' | 'isAppealsOpen'>

/** From the first moment on, and up to but not including the last. */
const isWithin = (from: Instant, to: Instant, now: Date): boolean =>
  millisecondsOf(from) <= now.getTime() && now.getTime() < millisecondsOf(to)

export const isOpenAt = (period: RegistrationTimes, now: Date): boolean =>
  period.isOpen && isWithin(period.from, period.to, now)

/** Appeals without both of their times are not open: nobody has decided when. */
export const isAppealsOpenAt = (period: AppealTimes, now: Date): boolean =>
  period.isAppealsOpen &&
  period.appealsFrom !== null &&
  period.appealsTo !== null &&
  isWithin(period.appealsFrom, period.appealsTo, now)

export type RegistrationPhase = 'UPCOMING' | 'OPEN' | 'CLOSED'

/** What the home page says of a period: a period switched off before its first day is closed, not upcoming. */
export const registrationPhaseAt = (period: RegistrationTimes, now: Date): RegistrationPhase => {
  if (isOpenAt(period, now)) return 'OPEN'
  return period.isOpen && now.getTime() < millisecondsOf(period.from) ? 'UPCOMING' : 'CLOSED'
}
