import type { countRequests as call } from '@milgo/contracts/office/count-requests'
import { readView } from '@milgo/domain/queue/queue-view'
import { workingDaysBetween } from '@milgo/domain/queue/working-days'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { conditionsOf, todayOf } from './queue-moment.ts'
import { countByStatus, findQueuePeriod, type QueuePeriod, type StatusCounts } from './repository.ts'

type CountedView = z.input<typeof call.response>['views'][number]

export const countRequests = async (
  platform: Platform,
  staffId: string,
  { period: code, views = [] }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const period = await findQueuePeriod(platform, code)
  if (!period) return { counts: {}, views: views.map(() => ({ count: 0, longest_wait: null })) }
  const inPeriod = sql`request_index.period_id = ${period.id}`
  const read = views.map((view) => readView(new Map(Object.entries(view))))
  // Rows are counted by status, so that no row has to be asked for its own.
  const conditions = read.map(({ status: _, ...rest }) => conditionsOf(staffId, period, rest))
  // Labels are in an index of their own, of the few requests that have any.
  const [byStatus, labelled] = await Promise.all([
    countByStatus(
      platform,
      inPeriod,
      conditions.map((all, place) => (read[place]?.labels ? none : all)),
    ),
    read.some(({ labels }) => labels)
      ? countByStatus(platform, sql`${inPeriod} and request_index.labels <> '{}'`, conditions)
      : [],
  ])
  return {
    counts: Object.fromEntries(byStatus.map(({ status, count }) => [status, count])),
    views: read.map(({ labels, status: wanted }, place) => {
      const counted = (labels ? labelled : byStatus).filter(
        ({ status }) => !wanted || wanted.includes(status),
      )
      return countedView(counted, place, period)
    }),
  }
}

const none = [sql`false`]

/** A view may have requests of several statuses. */
const countedView = (byStatus: readonly StatusCounts[], place: number, period: QueuePeriod): CountedView => {
  const parts = byStatus.flatMap(({ views }) => views[place] ?? [])
  const [longestSince] = parts.flatMap(({ longestSince }) => longestSince ?? []).toSorted()
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    longest_wait:
      longestSince === undefined
        ? null
        : workingDaysBetween(longestSince, todayOf(period), new Set(period.daysOff)),
  }
}
