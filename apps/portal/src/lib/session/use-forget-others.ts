import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isPersonalToOther } from './personal-query-key.ts'
import { useSession } from './use-session.ts'

/** Removes cached answers of other sessions when the session changes. */
export const useForgetOthers = (queryClient: QueryClient): void => {
  const sessionId = useSession()?.id
  useEffect(() => {
    queryClient.removeQueries({ predicate: isPersonalToOther(sessionId) })
  }, [queryClient, sessionId])
}
