import type { CoreAnswer } from '@milgo/web-client/call-types'

export type Period = CoreAnswer<'/registration-period/get-all'>[number]

/** The largest unit of which at least one whole is left. */
type TimeLeft = { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number }

export type PeriodState =
  | { readonly kind: 'open'; readonly closes: Date; readonly left?: TimeLeft; readonly elapsed: number }
  | { readonly kind: 'upcoming'; readonly opens: Date }
  | { readonly kind: 'closed'; readonly closed?: Date }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Whole units, rounded down: a deadline must never look further away than it is. */
const timeLeft = (milliseconds: number): TimeLeft | undefined => {
  if (milliseconds >= 2 * day) return { unit: 'days', count: Math.floor(milliseconds / day) }
  if (milliseconds >= 2 * hour) return { unit: 'hours', count: Math.floor(milliseconds / hour) }
  if (milliseconds > 0) return { unit: 'minutes', count: Math.max(1, Math.floor(milliseconds / minute)) }
  return undefined
}

/** The phase is the server's word; the dates only tell how long, and when. */
export const periodState = (period: Period, now: Date): PeriodState => {
  const opens = new Date(period.from)
  const closes = new Date(period.to)
  if (period.phase === 'upcoming') return { kind: 'upcoming', opens }
  // The office may close early; the planned day is then no day on which it closed.
  if (period.phase === 'closed')
    return closes <= now ? { kind: 'closed', closed: closes } : { kind: 'closed' }

  const left = timeLeft(closes.getTime() - now.getTime())
  const share = (now.getTime() - opens.getTime()) / (closes.getTime() - opens.getTime())
  const elapsed = Math.min(1, Math.max(0, share))
  return left ? { kind: 'open', closes, left, elapsed } : { kind: 'open', closes, elapsed }
}
