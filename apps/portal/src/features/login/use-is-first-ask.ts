import { useQuery } from '@tanstack/react-query'
import { clockQuery } from '../../lib/server-clock.ts'
import { useCoreQuery } from '../../lib/use-core-query.ts'
import { useLanguage } from '../../lib/words.ts'

/** Whether the periods and the time are asked for the first time. Who is offline or was refused once waits for nothing. */
export const useIsFirstAsk = (): boolean => {
  const periods = useCoreQuery('/registration-period/get-all')
  const clock = useQuery(clockQuery(useLanguage()))
  return [periods, clock].some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
}
