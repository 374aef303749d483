import { periodName } from '@milgo/messages/academic-year-text'
import { leftToRight } from '@milgo/messages/left-to-right'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from './service-client.ts'
import { useLanguage } from './words.ts'

const periodNamesKey = 'period-names'

/** Returns a function that names a period by its code. A code that is not known, or not yet, is its own name. */
export const usePeriodNames = (): ((code: string) => string) => {
  const language = useLanguage()
  const { data: periods = [] } = useQuery({
    queryKey: [periodNamesKey],
    queryFn: ({ signal }) => callCore('GET /registration-period/get-all', { signal }),
  })
  return (code) => {
    const period = periods.find((one) => one.code === code)
    return period ? periodName(period, periods, language) : leftToRight(code)
  }
}

/** Returns a function that loads the names again, because the dates that they follow from were changed. */
export const useRefreshPeriodNames = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [periodNamesKey] })
}
