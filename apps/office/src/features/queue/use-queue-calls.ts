import { mostCountedViews } from '@milgo/contracts/office/count-requests'
import { writeSort } from '@milgo/domain/queue/queue-sort'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'
import { filtersOf, type QueueState, writeAddress } from './queue-address.ts'

export type QueuePage = AnswerOf<'core', 'POST /office/requests/list'>
export type QueueRequest = QueuePage['requests'][number]
export type QueueChoices = AnswerOf<'core', 'GET /office/queue/choices'>

/** Within this time others see who has which request open. */
const presenceMs = 20_000
const countsMs = 60_000

const listKey = 'office-queue-list'
const countsKey = 'office-queue-counts'
const choicesKey = 'office-queue-choices'

type Position = NonNullable<QueuePage['next']>

export const useQueueList = (state: QueueState, search: string, after: Position | undefined) => {
  const language = useLanguage()
  return useQuery({
    queryKey: [listKey, language, writeAddress(state), search, after],
    queryFn: ({ signal }) =>
      callCore('POST /office/requests/list', {
        body: {
          // A search ignores the filters of the view.
          view: search === '' ? filtersOf(state.view) : {},
          sort: writeSort(state.sort),
          ...(search !== '' && { search }),
          ...(after && { after }),
        },
        signal,
      }),
    refetchInterval: presenceMs,
    staleTime: presenceMs,
    placeholderData: keepPreviousData,
  })
}

/**
 * Counts requests. The statuses are counted in one period, by default the current one; each view is counted in its own
 * period.
 */
export const useQueueCounts = (views: readonly QueueView[], period: string | undefined) => {
  const filters = views.map(filtersOf)
  return useQuery({
    queryKey: [countsKey, period, JSON.stringify(filters)],
    queryFn: async ({ signal }) => {
      const pieces = Array.from({ length: Math.ceil(filters.length / mostCountedViews) }, (_, piece) =>
        filters.slice(piece * mostCountedViews, (piece + 1) * mostCountedViews),
      )
      const counted = await Promise.all(
        pieces.map((piece) =>
          callCore('POST /office/requests/count', {
            body: { views: piece, ...(period !== undefined && { period }) },
            signal,
          }),
        ),
      )
      return { counts: counted[0]?.counts, views: counted.flatMap((one) => one.views) }
    },
    refetchInterval: countsMs,
    placeholderData: keepPreviousData,
  })
}

export const useQueueChoices = () => {
  const language = useLanguage()
  return useQuery({
    queryKey: [choicesKey, language],
    queryFn: ({ signal }) => callCore('GET /office/queue/choices', { signal }),
  })
}

/** Returns a function that loads all data of the queue again. */
export const useRefreshQueue = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([listKey, countsKey, choicesKey].map((key) => client.invalidateQueries({ queryKey: [key] })))
}
