import type { Dashboard } from '@milgo/contracts/office/get-dashboard'
import { type DayFlow, forecastOf } from '@milgo/domain/dashboard/forecast'
import { reviewDecisions, undecidedStatuses } from '@milgo/domain/queue/decision'
import { listedStatuses } from '@milgo/domain/queue/standard-views'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { daysAfter, jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import type { DashboardMoment } from './dashboard-moment.ts'
import { sumOf } from './figure.ts'
import type { Group } from './repository.ts'

/** The number of days that are shown one by one. */
const shownDays = 60

type Flow = Pick<Dashboard, 'sent' | 'decided' | 'open' | 'before' | 'days' | 'forecast'>

/** Returns how many requests were sent and decided, in all and day by day, and the forecast. */
export const flowFigures = (moment: DashboardMoment, groups: readonly Group[], open: number): Flow => {
  const { today, daysOff, opensOn, closesOn, figureOf } = moment
  const until = lastDay(moment, groups)
  const firstSent = groups.map(({ sentOn }) => sentOn).toSorted()[0] ?? today
  const first = [firstSent, opensOn].toSorted()[0] ?? today
  const shownFrom = daysAfter(until, 1 - shownDays)
  const from = [first, shownFrom].toSorted().at(-1) ?? today
  const sentOn = countsBy(groups, ({ sentOn: day }) => day)
  const decidedOn = countsBy(groups, ({ decidedOn: day }) => day)
  const days = daysFrom(from, until).map((day) => ({
    day,
    sent: figureOf({ sent: { from: day, to: day } }, sentOn.get(day) ?? 0),
    decided: figureOf({ decided: { from: day, to: day } }, decidedOn.get(day) ?? 0),
  }))
  const earlier = { from: first, to: daysAfter(from, -1) }
  const flows = days.map(({ day, sent, decided }) => ({ day, sent: sent.count, decided: decided.count }))
  const forecast = forecastOf(flows, { today, daysOff, open, closesOn })
  return {
    sent: figureOf({ status: listedStatuses }, sumOf(groups)),
    decided: figureOf(
      { decision: reviewDecisions },
      sumOf(groups, ({ decision }) => decision !== null),
    ),
    open: figureOf({ status: undecidedStatuses }, open),
    before:
      first === from
        ? null
        : {
            sent: figureOf(
              { sent: earlier },
              sumOf(groups, ({ sentOn: day }) => day < from),
            ),
            decided: figureOf(
              { decided: earlier },
              sumOf(groups, ({ decidedOn: day }) => day !== null && day < from),
            ),
          },
    days,
    forecast: {
      pace: paceOf(moment, forecast, flows),
      sent_per_day: forecast.sentPerDay,
      decided_per_day: forecast.decidedPerDay,
      done_on: forecast.doneOn ?? null,
    },
  }
}

/**
 * Returns the last day to show. A past period ends with its last event; until today it would show two months without
 * any.
 */
const lastDay = ({ today, isCurrent }: DashboardMoment, groups: readonly Group[]): string => {
  if (isCurrent) return today
  const days = groups.flatMap(({ sentOn, decidedOn }) =>
    decidedOn === null ? [sentOn] : [sentOn, decidedOn],
  )
  return days.toSorted().at(-1) ?? today
}

/** Returns the requests from which the forecast is computed. */
const paceOf = (
  { today, figureOf }: DashboardMoment,
  { since, workedDays }: ReturnType<typeof forecastOf>,
  flows: readonly DayFlow[],
): Flow['forecast']['pace'] => {
  if (since === undefined) return null
  const range = { from: since, to: daysAfter(today, -1) }
  const counted = flows.filter(({ day }) => day >= range.from && day <= range.to)
  const sumBy = (of: (flow: DayFlow) => number) => counted.reduce((sum, flow) => sum + of(flow), 0)
  return {
    worked_days: workedDays,
    sent: figureOf(
      { sent: range },
      sumBy(({ sent }) => sent),
    ),
    decided: figureOf(
      { decided: range },
      sumBy(({ decided }) => decided),
    ),
  }
}

const countsBy = (
  groups: readonly Group[],
  dayOf: (group: Group) => string | null,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const group of groups) {
    const day = dayOf(group)
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + group.count)
  }
  return counts
}

const daysFrom = (from: string, to: string): readonly string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day)
  return days
}

export const openOf = (
  statuses: readonly { readonly status: RequestStatus; readonly count: number }[],
): number => sumOf(statuses, ({ status }) => undecidedStatuses.includes(status))

export const dayOf = (moment: string): string => jerusalemDayAt(new Date(moment))
