import type { countRequests as call } from '@milgo/contracts/office/count-requests'
import { readView } from '@milgo/domain/queue/queue-view'
import { workingDaysBetween } from '@milgo/domain/queue/working-days'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { conditionsOf, todayOf } from './queue-moment.ts'
import { countByStatus, countView, findQueuePeriod } from './repository.ts'

export const countRequests = async (
  platform: Platform,
  staffId: string,
  { period: code, views = [] }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const period = await findQueuePeriod(platform, code)
  if (!period) return { counts: {}, views: views.map(() => ({ count: 0, longest_wait: null })) }
  const daysOff = new Set(period.daysOff)
  const [byStatus, ...counted] = await Promise.all([
    countByStatus(platform, period.id),
    ...views.map((view) =>
      countView(platform, period.id, conditionsOf(staffId, period, readView(new Map(Object.entries(view))))),
    ),
  ])
  return {
    counts: Object.fromEntries(byStatus.map(({ status, count }) => [status, count])),
    views: counted.map(({ count, longestSince }) => ({
      count,
      longest_wait: longestSince === null ? null : workingDaysBetween(longestSince, todayOf(period), daysOff),
    })),
  }
}
