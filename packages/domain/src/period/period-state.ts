import type { CalendarDay, Instant } from './instant.ts'
import { jerusalemDayAt } from './jerusalem-day.ts'
import { millisecondsOf, millisecondsPerDay } from './moments.ts'
import type { RegistrationPhase } from './opening.ts'

/** What is known of a period to everybody. The phase is the server's word: it knows the switch of the office. */
export type PublicPeriod = {
  readonly phase: RegistrationPhase
  readonly from: Instant
  readonly to: Instant
  /** The day on which the first results were published last; null before. */
  readonly resultsOn: CalendarDay | null
}

/** The largest unit of which at least two wholes are left. */
export type RegistrationTimeLeft = { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number }

/** How far the answers are: still to come, published today, or published on an earlier day. */
export type ResultsState = 'AHEAD' | 'TODAY' | 'PUBLISHED'

export type PeriodState =
  | { readonly kind: 'upcoming'; readonly opens: Date }
  | {
      readonly kind: 'open'
      readonly closes: Date
      readonly left?: RegistrationTimeLeft
      readonly elapsed: number
      /** Less than a day is left. */
      readonly isLastDay: boolean
    }
  | { readonly kind: 'closed'; readonly closed?: Date; readonly results: ResultsState }

const minute = 60_000
const hour = 60 * minute

/** Until the registration closes, in whole units, rounded down: a deadline must never look further away than it is. */
export const registrationTimeLeft = (to: Instant, now: Date): RegistrationTimeLeft | undefined => {
  const milliseconds = millisecondsOf(to) - now.getTime()
  if (milliseconds >= 2 * millisecondsPerDay)
    return { unit: 'days', count: Math.floor(milliseconds / millisecondsPerDay) }
  if (milliseconds >= 2 * hour) return { unit: 'hours', count: Math.floor(milliseconds / hour) }
  if (milliseconds > 0) return { unit: 'minutes', count: Math.max(1, Math.floor(milliseconds / minute)) }
  return undefined
}

const resultsAt = (resultsOn: CalendarDay | null, now: Date): ResultsState => {
  if (resultsOn === null) return 'AHEAD'
  return resultsOn === jerusalemDayAt(now) ? 'TODAY' : 'PUBLISHED'
}

/** Where a period stands, for every page that speaks of it: not yet open, open, its last day, closed, the day of the results. */
export const periodState = ({ phase, from, to, resultsOn }: PublicPeriod, now: Date): PeriodState => {
  const opens = new Date(from)
  const closes = new Date(to)
  if (phase === 'UPCOMING') return { kind: 'upcoming', opens }
  if (phase === 'CLOSED') {
    const results = resultsAt(resultsOn, now)
    // The office may close early; the planned day is then no day on which it closed.
    return closes <= now ? { kind: 'closed', closed: closes, results } : { kind: 'closed', results }
  }
  const milliseconds = millisecondsOf(to) - now.getTime()
  const left = registrationTimeLeft(to, now)
  const share = (now.getTime() - millisecondsOf(from)) / (millisecondsOf(to) - millisecondsOf(from))
  const elapsed = Math.min(1, Math.max(0, share))
  const isLastDay = milliseconds < millisecondsPerDay
  return { kind: 'open', closes, ...(left && { left }), elapsed, isLastDay }
}
