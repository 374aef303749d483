import { CallFailed } from '@milgo/web-client/call-failed'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { useQuery } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'

export type Dashboard = AnswerOf<'core', 'POST /office/dashboard'>
export type Figure = Dashboard['sent']

const refreshMs = 60_000

/** Loads the dashboard of the period with this code, or of the current period if the code is null or unknown. */
export const useDashboard = (period: string | null) => {
  const asked = useDashboardOf(period)
  const isUnknown = period !== null && asked.error instanceof CallFailed && asked.error.code === 'NOT_FOUND'
  const current = useDashboardOf(null, isUnknown)
  const { data, error, refetch } = isUnknown ? current : asked
  return { data, error, refetch, unknown: isUnknown ? period : undefined }
}

const useDashboardOf = (period: string | null, isEnabled = true) =>
  useQuery({
    enabled: isEnabled,
    queryKey: ['office-dashboard', period],
    queryFn: ({ signal }) =>
      callCore('POST /office/dashboard', { body: period === null ? {} : { period }, signal }),
    refetchInterval: refreshMs,
  })

/** Loads what a manager should know from the audit trail today. Called only for staff who may read the trail. */
export const useTrailOverview = (mayRead: boolean) =>
  useQuery({
    queryKey: ['trail-overview'],
    queryFn: ({ signal }) => callCore('GET /office/trail/overview', { signal }),
    enabled: mayRead,
    refetchInterval: refreshMs,
  })
