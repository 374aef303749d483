import type { CalendarDay } from '@milgo/domain/period/instant'
import { jerusalemDayAt } from '@milgo/domain/period/jerusalem-day'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import { workingDaysBefore } from '@milgo/domain/queue/working-days'
import { type SQL, sql } from 'drizzle-orm'
import { type QueueMoment, viewConditions } from './queue-conditions-repository.ts'
import type { QueuePeriod } from './repository.ts'

export const todayOf = ({ now }: QueuePeriod): CalendarDay => jerusalemDayAt(new Date(now))

const momentOf = (staffId: string, period: QueuePeriod, { waiting }: QueueView): QueueMoment => ({
  staffId,
  now: sql`${period.now}::timestamptz`,
  waitingSince:
    waiting === undefined ? undefined : workingDaysBefore(todayOf(period), waiting, new Set(period.daysOff)),
})

/** The conditions of a view for whoever asks, at the moment at which the period was read. */
export const conditionsOf = (staffId: string, period: QueuePeriod, view: QueueView): readonly SQL[] =>
  viewConditions(view, momentOf(staffId, period, view))
