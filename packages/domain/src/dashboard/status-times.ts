import { type DaysOff, workingDaysBetween } from '../queue/working-days.ts'
import type { RequestStatus } from '../status/request-status.ts'
import type { CalendarDay } from '../time/instant.ts'
import { weightedQuantile } from './weighted-quantile.ts'

/** The number of requests that entered a status on one day and left it on another. */
export type Stays = {
  readonly status: RequestStatus
  readonly from: CalendarDay
  readonly to: CalendarDay
  readonly count: number
}

export type StatusTime = {
  readonly status: RequestStatus
  readonly stays: number
  /** Working days. */
  readonly median: number
  readonly ninetieth: number
}

/** Returns how long requests stay in each status, in the order in which the statuses first occur. */
export const statusTimes = (stays: readonly Stays[], daysOff: DaysOff): readonly StatusTime[] => {
  const byStatus = Map.groupBy(stays, ({ status }) => status)
  return [...byStatus].map(([status, ofStatus]) => {
    const values = ofStatus.map(({ from, to, count }) => ({
      value: workingDaysBetween(from, to, daysOff),
      count,
    }))
    return {
      status,
      stays: values.reduce((sum, { count }) => sum + count, 0),
      median: weightedQuantile(values, 0.5) ?? 0,
      ninetieth: weightedQuantile(values, 0.9) ?? 0,
    }
  })
}
