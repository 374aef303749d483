import type { AnswerOf } from '@milgo/web-client/call-types'
import { useQuery } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'

export type Dashboard = AnswerOf<'core', 'POST /office/dashboard'>
export type Figure = Dashboard['sent']

const refreshMs = 60_000

/** Of the period with this code, or of the current one. */
export const useDashboard = (period: string | null) =>
  useQuery({
    queryKey: ['office-dashboard', period],
    queryFn: ({ signal }) =>
      callCore('POST /office/dashboard', { body: period === null ? {} : { period }, signal }),
    refetchInterval: refreshMs,
  })

/** What the trail says that a manager should know today; only who may read the trail asks. */
export const useTrailOverview = (mayRead: boolean) =>
  useQuery({
    queryKey: ['trail-overview'],
    queryFn: ({ signal }) => callCore('GET /office/trail/overview', { signal }),
    enabled: mayRead,
    refetchInterval: refreshMs,
  })

/** The texts of the period's reasons, which the queue's filters have too. */
export const useReasons = () =>
  useQuery({
    queryKey: ['office-dashboard-choices'],
    queryFn: ({ signal }) => callCore('GET /office/queue/choices', { signal }),
    select: ({ reasons }) => reasons,
    staleTime: refreshMs,
  })
