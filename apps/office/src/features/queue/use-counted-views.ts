import type { QueueView } from '@milgo/domain/queue/queue-view'
import { standardViews } from '@milgo/domain/queue/standard-views'
import { inPeriodOf, isSameView, readAddress } from './queue-address.ts'
import { standardNames } from './queue-sidebar.tsx'
import { type QueueChoices, useQueueCounts } from './use-queue-calls.ts'

/** Counts the requests of every view of the page (standard, saved and shown) by one call. */
export const useCountedViews = (shown: QueueView, choices: QueueChoices | undefined) => {
  const views = [
    ...standardNames.map((name) => inPeriodOf(shown, standardViews[name].view)),
    ...(choices?.views.map(({ address }) => readAddress(address).view) ?? []),
    shown,
  ]
  const { data: counts, isError } = useQueueCounts(views, shown.period)
  const counted = (view: QueueView) => {
    const place = views.findIndex((one) => isSameView(one, view))
    return place < 0 ? undefined : counts?.views[place]
  }
  return {
    /** Returns undefined while the requests are counted, or if counting failed. */
    countOf: (view: QueueView) => counted(view)?.count,
    longestWaitOf: (view: QueueView) => counted(view)?.longest_wait ?? undefined,
    statusCounts: counts?.counts,
    hasFailed: isError && counts === undefined,
  }
}
