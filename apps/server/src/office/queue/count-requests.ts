import type { countRequests as call } from '@milgo/contracts/office/count-requests'
import { type QueueView, readView } from '@milgo/domain/queue/queue-view'
import { standardViews } from '@milgo/domain/queue/standard-views'
import { workingDaysBetween } from '@milgo/domain/queue/working-days'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { isNotBlindFor } from '../../store/open-looks.ts'
import { findQueuePeriod, type QueuePeriod } from '../../store/queue-period.ts'
import { findOtherSentPeriods } from '../../store/sent-periods.ts'
import { conditionsOf, todayOf } from './queue-moment.ts'
import { countByStatus, type StatusCounts } from './repository.ts'

type CountedView = z.input<typeof call.response>['views'][number]

/** Counts views. All views of one period are counted together. */
export const countRequests = async (
  platform: Platform,
  staffId: string,
  { period: shown, views: addresses = [], with_other_periods: withOthers }: z.output<typeof call.body>,
): Promise<Counts> => {
  const views = addresses.map((address) => readView(new Map(Object.entries(address))))
  const codes = [...new Set([shown, ...views.map(({ period }) => period)])]
  const counted = await ofEach(codes, (code) =>
    countOfPeriod(
      platform,
      staffId,
      code,
      views.filter(({ period }) => period === code),
    ),
  )
  const rest = new Map(codes.map((code, place) => [code, counted[place]?.views.values()]))
  return {
    counts: counted[0]?.counts ?? {},
    views: views.map(({ period }) => rest.get(period)?.next().value ?? nothing),
    ...(withOthers && { other_periods: await countOthers(platform, staffId) }),
  }
}

/** Counts one period after another, because all at once would take the connections that other calls need. */
const ofEach = async <Period, Counted>(
  periods: readonly Period[],
  count: (period: Period) => Promise<Counted>,
): Promise<readonly Counted[]> => {
  const counted: Counted[] = []
  for (const period of periods) counted.push(await count(period))
  return counted
}

/** Counts the work that is left in other periods. */
const countOthers = async (platform: Platform, staffId: string): Promise<Counts['other_periods']> => {
  const counted = await ofEach(await findOtherSentPeriods(platform), async (period) => {
    const { views } = await countOfPeriod(platform, staffId, period, [standardViews.all.view])
    return { period, count: views[0]?.count ?? 0 }
  })
  return counted.filter(({ count }) => count > 0)
}

type Counts = z.input<typeof call.response>

const nothing: CountedView = { count: 0, longest_wait: null }

const countOfPeriod = async (
  platform: Platform,
  staffId: string,
  code: string | undefined,
  read: readonly QueueView[],
): Promise<Counts> => {
  const period = await findQueuePeriod(platform, code)
  if (!period) return { counts: {}, views: read.map(() => nothing) }
  const inPeriod = sql`request_index.period_id = ${period.id}
    and ${isNotBlindFor(staffId, sql`request_index.request_id`)}`
  // The status is no condition here, because rows are grouped by status.
  const conditions = read.map(({ status: _, ...rest }) => conditionsOf(staffId, period, rest))
  const counts = await Promise.all(
    placesOfCount.map((where) => {
      const isAsked = read.some((view) => countedWhere(view) === where)
      if (where !== 'all' && !isAsked) return []
      return countByStatus(
        platform,
        sql`${inPeriod} and ${conditionOfPlace[where]}`,
        conditions.map((all, place) => (countedWhere(read[place] ?? {}) === where ? all : none)),
      )
    }),
  )
  const countsOf = (where: PlaceOfCount) => counts[placesOfCount.indexOf(where)] ?? []
  return {
    counts: Object.fromEntries(countsOf('all').map(({ status, count }) => [status, count])),
    views: read.map((view, place) => {
      const counted = countsOf(countedWhere(view)).filter(
        ({ status }) => !view.status || view.status.includes(status),
      )
      return countedView(counted, place, period)
    }),
  }
}

const placesOfCount = ['all', 'labelled', 'returned'] as const
type PlaceOfCount = (typeof placesOfCount)[number]

/**
 * Returns where a view is counted. Labels and returned parts have indexes of their own, with the few requests that have
 * any.
 */
const countedWhere = ({ labels, returned }: QueueView): PlaceOfCount => {
  if (labels) return 'labelled'
  return returned ? 'returned' : 'all'
}

const conditionOfPlace: Readonly<Record<PlaceOfCount, SQL>> = {
  all: sql`true`,
  labelled: sql`request_index.labels <> '{}'`,
  returned: sql`request_index.returned_for <> '{}'`,
}

const none = [sql`false`]

/** Returns the counts of a view, added up over its statuses. */
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
