import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CoreAnswer } from '../../lib/call-core.ts'
import { isUnreachable } from '../../lib/call-failed.ts'
import { findOfflineUser, keepOfflineUser } from '../../lib/session/offline-user.ts'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import type { Session } from '../../lib/session/session-store.ts'
import { useLanguage } from '../../lib/words.ts'

/**
 * Keeps who is logged in, and takes it from there for all who ask where the service cannot be reached; asked again once it
 * can. Answers whether it is there to be taken.
 */
export const useOfflineUser = (
  session: Session | undefined,
  user: CoreAnswer<'/user/current-user'> | undefined,
  error: Error | null,
): boolean => {
  const client = useQueryClient()
  const language = useLanguage()
  const [takenFor, setTakenFor] = useState<QueryKey>()
  useEffect(() => {
    if (session && user) keepOfflineUser(session, user)
  }, [session, user])
  const kept = session && !user && isUnreachable(error) ? findOfflineUser(session) : undefined
  const sessionId = session?.id
  useEffect(() => {
    if (!kept) return
    const key = personalQueryKey(sessionId, '/user/current-user', language)
    client.setQueryData(key, kept)
    setTakenFor(key)
  }, [client, sessionId, language, kept])
  // Nobody noticed that a connection is back who never noticed that there was none.
  useEffect(() => {
    if (!takenFor) return
    const askAgain = () => void client.invalidateQueries({ queryKey: takenFor })
    addEventListener('online', askAgain, { once: true })
    return () => removeEventListener('online', askAgain)
  }, [client, takenFor])
  return kept !== undefined
}
