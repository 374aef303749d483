import type { CalendarDay, Instant } from '../time/instant.ts'
import { jerusalemDayAt } from '../time/jerusalem-day.ts'
import { millisecondsOf, millisecondsPerDay, shareLeft } from '../time/moments.ts'
import type { RegistrationPhase } from '../time/opening.ts'

/** What everybody may know about a period. The server decides the phase, because it knows the office's switch. */
export type PublicPeriod = {
  readonly phase: RegistrationPhase
  readonly from: Instant
  readonly to: Instant
  /** The day of the last publication of first results; null before. */
  readonly resultsOn: CalendarDay | null
}

/** The time left in the largest unit with at least two whole units left. */
export type RegistrationTimeLeft = { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number }

/** The state of the results: not published, published today, or published on an earlier day. */
export type ResultsState = 'AHEAD' | 'TODAY' | 'PUBLISHED'

export type PeriodState =
  | { readonly kind: 'upcoming'; readonly opens: Date }
  | {
      readonly kind: 'open'
      readonly closes: Date
      readonly left?: RegistrationTimeLeft
      /** From 1 down to 0. */
      readonly shareLeft: number
      /** Less than a day is left. */
      readonly isLastDay: boolean
    }
  | { readonly kind: 'closed'; readonly closed?: Date; readonly results: ResultsState }

const minute = 60_000
const hour = 60 * minute

/**
 * Returns the time until the registration closes, in whole units, rounded down so that a deadline never looks later
 * than it is; undefined after the close.
 */
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

/** Returns the state of a period for every page: not yet open, open, last day, closed, day of the results. */
export const periodState = ({ phase, from, to, resultsOn }: PublicPeriod, now: Date): PeriodState => {
  const opens = new Date(from)
  const closes = new Date(to)
  if (phase === 'UPCOMING') return { kind: 'upcoming', opens }
  if (phase === 'CLOSED') {
    const results = resultsAt(resultsOn, now)
    // The office may close a period early. Then the planned day is not the day on which it closed.
    return closes <= now ? { kind: 'closed', closed: closes, results } : { kind: 'closed', results }
  }
  const milliseconds = millisecondsOf(to) - now.getTime()
  const left = registrationTimeLeft(to, now)
  const isLastDay = milliseconds < millisecondsPerDay
  return { kind: 'open', closes, ...(left && { left }), shareLeft: shareLeft(opens, closes, now), isLastDay }
}
