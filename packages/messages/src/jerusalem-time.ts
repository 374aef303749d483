import { onFirstUse } from '@milgo/domain/on-first-use'

/** Deadlines are instants; people read them on the clock of Israel, as dd.MM.yyyy and HH:mm in every language. */
const format = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Jerusalem',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

export const jerusalemTime = (instant: Date): { readonly date: string; readonly hour: string } => {
  const parts = Object.fromEntries(
    format()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts['day']}.${parts['month']}.${parts['year']}`,
    hour: `${parts['hour']}:${parts['minute']}`,
  }
}

/** How a deadline is said: one at midnight as the last minute before it, since "until 00:00" reads as a day more. */
export const lastMomentOf = (deadline: Date): Date =>
  jerusalemTime(deadline).hour === '00:00' ? new Date(deadline.getTime() - 1) : deadline
