import type { Instant } from './instant.ts'
import { millisecondsOf } from './moments.ts'

/** When a period takes requests, and whether the office has it switched on. */
export type RegistrationTimes = { readonly from: Instant; readonly to: Instant; readonly isOpen: boolean }
/** When a period takes appeals, and whether the office has them switched on. */
export type AppealTimes = {
  readonly appealsFrom: Instant | null
  readonly appealsTo: Instant | null
  readonly isAppealsOpen: boolean
}

/** Returns whether now is in the time. The last moment is excluded. */
const isWithin = (from: Instant, to: Instant, now: Date): boolean =>
  millisecondsOf(from) <= now.getTime() && now.getTime() < millisecondsOf(to)

export const isOpenAt = (period: RegistrationTimes, now: Date): boolean =>
  period.isOpen && isWithin(period.from, period.to, now)

/** Returns whether appeals are open. They are closed until both of their times are set. */
export const isAppealsOpenAt = (period: AppealTimes, now: Date): boolean =>
  period.isAppealsOpen &&
  period.appealsFrom !== null &&
  period.appealsTo !== null &&
  isWithin(period.appealsFrom, period.appealsTo, now)

export type RegistrationPhase = 'UPCOMING' | 'OPEN' | 'CLOSED'

/**
 * Returns the phase that the home page shows. A period that is switched off before its first day is closed, not
 * upcoming.
 */
export const registrationPhaseAt = (period: RegistrationTimes, now: Date): RegistrationPhase => {
  if (isOpenAt(period, now)) return 'OPEN'
  return period.isOpen && now.getTime() < millisecondsOf(period.from) ? 'UPCOMING' : 'CLOSED'
}
