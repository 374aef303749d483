import type { AnswerOf } from '@milgo/web-client/call-types'
import { useQuery } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'

export type Dashboard = AnswerOf<'core', 'GET /office/dashboard'>
export type Figure = Dashboard['sent']

const refreshMs = 60_000

export const useDashboard = () =>
  useQuery({
    queryKey: ['office-dashboard'],
    queryFn: ({ signal }) => callCore('GET /office/dashboard', { signal }),
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
