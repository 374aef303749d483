import type { QueueAddress } from '@milgo/contracts/office/queue-fields'
import { ageingDays } from '@milgo/domain/queue/ageing'
import { ignoredFilters, type QueueView, readView } from '@milgo/domain/queue/queue-view'
import { workingDaysBefore } from '@milgo/domain/queue/working-days'
import { Stage, statusesOfStage } from '@milgo/domain/status/stages'
import type { CalendarDay } from '@milgo/domain/time/instant'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findQueuePeriod, type QueuePeriod } from '../../store/queue-period.ts'
import { type QueueMoment, viewConditions } from './queue-conditions-repository.ts'

export const todayOf = ({ now }: QueuePeriod): CalendarDay => jerusalemDayAt(new Date(now))

const momentOf = (staffId: string, period: QueuePeriod, { waiting, ageing }: QueueView): QueueMoment => ({
  staffId,
  now: sql`${period.now}::timestamptz`,
  waitingSince: waiting === undefined ? undefined : dayBefore(period, waiting),
  ageing: ageing === undefined ? [] : Stage.options.map((stage) => ageingOfStage(period, stage)),
})

const dayBefore = (period: QueuePeriod, days: number): CalendarDay =>
  workingDaysBefore(todayOf(period), days, new Set(period.daysOff))

const ageingOfStage = (period: QueuePeriod, stage: Stage): QueueMoment['ageing'][number] => {
  const { due, overdue } = ageingDays(period.stageTargets[stage])
  return {
    statuses: statusesOfStage(stage),
    due: dayBefore(period, due),
    overdue: dayBefore(period, overdue),
  }
}

/**
 * Returns the view of requests that are to be changed. A filter that cannot be read is refused by its name, because
 * ignoring it would change every request.
 */
export const viewToChange = (address: QueueAddress): QueueView => {
  const params = new Map(Object.entries(address))
  const ignored = ignoredFilters(params)
  if (ignored.length > 0)
    throw new AppError('INVALID_FIELDS', {
      items: ignored.map((name) => ({ code: 'UNKNOWN_OPTION', field: `view.${name}` })),
    })
  return readView(params)
}

/** Returns the period of a view, and the current time. */
export const periodOfView = (platform: Platform, { period }: QueueView): Promise<QueuePeriod | undefined> =>
  findQueuePeriod(platform, period)

/** Returns the conditions of a view for a staff member, at the time at which the period was read. */
export const conditionsOf = (staffId: string, period: QueuePeriod, view: QueueView): readonly SQL[] =>
  viewConditions(view, momentOf(staffId, period, view))
