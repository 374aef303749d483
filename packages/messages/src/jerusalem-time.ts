import { jerusalemClockAt } from '@milgo/domain/time/jerusalem-day'

/** Returns a moment on the clock of Israel, as dd.MM.yyyy and HH:mm in every language. */
export const jerusalemTime = (instant: Date): { readonly date: string; readonly hour: string } => {
  const [day = '', time = ''] = jerusalemClockAt(instant).toISOString().split('T')
  return { date: day.split('-').reverse().join('.'), hour: time.slice(0, 5) }
}

/**
 * Returns a deadline for display: one at midnight as the minute before it, because "until 00:00" reads as one day
 * later.
 */
export const lastMomentOf = (deadline: Date): Date =>
  jerusalemTime(deadline).hour === '00:00' ? new Date(deadline.getTime() - 1) : deadline
