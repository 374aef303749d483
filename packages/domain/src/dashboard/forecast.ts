import type { CalendarDay } from '../period/instant.ts'
import { type DaysOff, isWorkingDay, workingDaysAfter } from '../queue/working-days.ts'

/** What came in and what was decided on one day. */
export type DayFlow = { readonly day: CalendarDay; readonly sent: number; readonly decided: number }

type Forecast = {
  /** The first of the days that tell the pace, and how many of them were worked; the last is yesterday. */
  readonly since: CalendarDay | undefined
  readonly workedDays: number
  /** On a working day, of the days that were looked at. */
  readonly sentPerDay: number
  readonly decidedPerDay: number
  /** When all that is open is decided at this pace; undefined where the pace does not get there. */
  readonly doneOn: CalendarDay | undefined
}

/** So many working days before today tell the pace: long enough for a weekend and an illness, short enough for a change. */
const forecastDays = 10

/** A pace that needs longer than this says nothing. */
const longestDays = 500

type Circumstances = {
  readonly today: CalendarDay
  readonly daysOff: DaysOff
  /** Sent, and not decided. */
  readonly open: number
  /** After the last day of sending nothing comes in; undefined where nobody can send. */
  readonly closesOn: CalendarDay | undefined
}

/** The pace of the last working days, drawn out; what is sent on a day of rest counts for the pace too. */
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
