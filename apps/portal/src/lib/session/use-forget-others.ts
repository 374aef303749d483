import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isPersonalToOther } from './personal-query-key.ts'
import { useSession } from './use-session.ts'

/** Whatever was answered to one student goes with the session it was asked in. */
export const useForgetOthers = (queryClient: QueryClient): void => {
  const sessionId = useSession()?.id
  useEffect(() => {
    queryClient.removeQueries({ predicate: isPersonalToOther(sessionId) })
  }, [queryClient, sessionId])
}
