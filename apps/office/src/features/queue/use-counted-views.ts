import type { QueueView } from '@milgo/domain/queue/queue-view'
import { standardViews } from '@milgo/domain/queue/standard-views'
import { inPeriodOf, isSameView, readAddress } from './queue-address.ts'
import { standardNames } from './queue-sidebar.tsx'
import { type QueueChoices, useQueueCounts } from './use-queue-calls.ts'

/** Every view that the page names, standard, saved and shown, counted by one call. */
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
    /** Undefined while they are counted, or where they could not be. */
    countOf: (view: QueueView) => counted(view)?.count,
    longestWaitOf: (view: QueueView) => counted(view)?.longest_wait ?? undefined,
    statusCounts: counts?.counts,
    hasFailed: isError && counts === undefined,
  }
}
