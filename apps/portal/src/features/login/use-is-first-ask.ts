import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { clockQuery } from '../../lib/server-clock.ts'
import { useCoreQuery } from '../../lib/use-core-query.ts'
import { useLanguage } from '../../lib/words.ts'

/**
 * Whether the periods and the time are asked for the first time. Who is offline or was refused once waits for nothing,
 * nor does who changes the language: what they typed stays.
 */
export const useIsFirstAsk = (): boolean => {
  const periods = useCoreQuery('/registration-period/get-all')
  const clock = useQuery(clockQuery(useLanguage()))
  const wasShown = useRef(false)
  const isAsked = [periods, clock].some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
  useEffect(() => {
    if (!isAsked) wasShown.current = true
  }, [isAsked])
  return isAsked && !wasShown.current
}
