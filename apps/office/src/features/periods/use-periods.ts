import type { OpenPeriod } from '@milgo/contracts/office/period-fields'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'

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
    // What is being edited is not replaced under the hands; a newer version is refused when it is saved.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Shows a period as it was answered, and asks for the list again. */
export const useShowPeriod = () => {
  const client = useQueryClient()
  return async (period?: OpenPeriod) => {
    if (period) client.setQueryData([periodsKey, period.code], period)
    await client.invalidateQueries({ queryKey: [periodsKey], exact: true })
  }
}

/** Asks for everything again. */
export const useRefreshPeriods = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [periodsKey] })
}
