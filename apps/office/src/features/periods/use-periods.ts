import type { OpenPeriod } from '@milgo/contracts/office/period-fields'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'
import { useRefreshPeriodNames } from '../../lib/use-period-names.ts'

const periodsKey = 'office-periods'

export const usePeriods = () =>
  useQuery({
    queryKey: [periodsKey],
    queryFn: ({ signal }) => callCore('GET /office/periods', { signal }),
  })

export const usePeriod = (code: string) =>
  useQuery({
    queryKey: [periodsKey, code],
    queryFn: ({ signal }) => callCore('GET /office/periods/{code}', { params: { code }, signal }),
    // The loaded period is not replaced while it is edited. Saving over a newer version is refused.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Returns a function that shows an answered period and loads the list and the names again. */
export const useShowPeriod = () => {
  const client = useQueryClient()
  const refreshNames = useRefreshPeriodNames()
  return async (period?: OpenPeriod) => {
    if (period) client.setQueryData([periodsKey, period.code], period)
    await Promise.all([client.invalidateQueries({ queryKey: [periodsKey], exact: true }), refreshNames()])
  }
}

/** Returns a function that loads all data of periods again. */
export const useRefreshPeriods = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [periodsKey] })
}
