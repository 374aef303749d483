import { type DaysOff, isWorkingDay, workingDaysAfter } from '../queue/working-days.ts'
import type { CalendarDay } from '../time/instant.ts'

/** The number of requests sent and decided on one day. */
export type DayFlow = { readonly day: CalendarDay; readonly sent: number; readonly decided: number }

type Forecast = {
  /**
   * The first day that the pace is computed from, and the number of working days among them; the last one is yesterday.
   */
  readonly since: CalendarDay | undefined
  readonly workedDays: number
  /** Per working day, in these days. */
  readonly sentPerDay: number
  readonly decidedPerDay: number
  /** The day on which all open requests are decided at this pace; undefined if the pace is too slow. */
  readonly doneOn: CalendarDay | undefined
}

/**
 * The number of working days before today that give the pace: enough to even out a weekend or an illness, few enough to
 * follow a change.
 */
const forecastDays = 10

/** A forecast beyond this many days is not given. */
const longestDays = 500

type Circumstances = {
  readonly today: CalendarDay
  readonly daysOff: DaysOff
  /** Sent, and not decided. */
  readonly open: number
  /** The last day of sending; undefined if nobody can send. */
  readonly closesOn: CalendarDay | undefined
}

/** Extends the pace of the last working days. What is sent on a day of rest counts for the pace too. */
export const forecastOf = (
  flows: readonly DayFlow[],
  { today, daysOff, open, closesOn }: Circumstances,
): Forecast => {
  const past = flows.filter(({ day }) => day < today)
  const worked = past.filter(({ day }) => isWorkingDay(day, daysOff)).slice(-forecastDays)
  const first = worked[0]?.day
  const counted = first === undefined ? [] : past.filter(({ day }) => day >= first)
  const perDay = (of: (flow: DayFlow) => number): number =>
    worked.length === 0 ? 0 : counted.reduce((sum, flow) => sum + of(flow), 0) / worked.length
  const sentPerDay = perDay(({ sent }) => sent)
  const decidedPerDay = perDay(({ decided }) => decided)
  return {
    since: first,
    workedDays: worked.length,
    sentPerDay,
    decidedPerDay,
    doneOn: findDoneOn(open, sentPerDay, decidedPerDay, { today, daysOff, closesOn }),
  }
}

const findDoneOn = (
  open: number,
  sentPerDay: number,
  decidedPerDay: number,
  { today, daysOff, closesOn }: Omit<Circumstances, 'open'>,
): CalendarDay | undefined => {
  let left = open
  let day = today
  for (let passed = 0; left > 0; passed += 1) {
    if (passed >= longestDays || decidedPerDay === 0) return undefined
    day = workingDaysAfter(day, 1, daysOff)
    const canSend = closesOn !== undefined && day <= closesOn
    left += (canSend ? sentPerDay : 0) - decidedPerDay
  }
  return day
}
