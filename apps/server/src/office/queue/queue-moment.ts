import type { CalendarDay } from '@milgo/domain/period/instant'
import { jerusalemDayAt } from '@milgo/domain/period/jerusalem-day'
import { ageingDays } from '@milgo/domain/queue/ageing'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import { Stage, statusesOfStage } from '@milgo/domain/queue/stages'
import { workingDaysBefore } from '@milgo/domain/queue/working-days'
import { type SQL, sql } from 'drizzle-orm'
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

/** The period that a view is of, and the moment. */
export const periodOfView = (platform: Platform, { period }: QueueView): Promise<QueuePeriod | undefined> =>
  findQueuePeriod(platform, period)

/** The conditions of a view for whoever asks, at the moment at which the period was read. */
export const conditionsOf = (staffId: string, period: QueuePeriod, view: QueueView): readonly SQL[] =>
  viewConditions(view, momentOf(staffId, period, view))
