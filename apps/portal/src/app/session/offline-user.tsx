import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { findOfflineUser } from '../../lib/session/offline-user.ts'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import type { Session } from '../../lib/session/session-store.ts'
import { useLanguage } from '../../lib/words.ts'

type Props = {
  readonly session: Session
  /** Drawn if no stored student is found. */
  readonly otherwise: ReactNode
}

/**
 * Used when the service cannot be reached: puts the student that this browser has stored for this session into the
 * cache, and fetches again once the browser is online.
 */
export const OfflineUser = ({ session, otherwise }: Props) => {
  const client = useQueryClient()
  const language = useLanguage()
  const [storedUser] = useState(() => findOfflineUser(session))
  useEffect(() => {
    if (!storedUser) return
    const queryKey = personalQueryKey(session.id, '/user/current-user', language)
    client.setQueryData(queryKey, storedUser)
    // The page replaces this component, and does not notice that the browser is online again, because it never noticed
    // that it was offline.
    addEventListener('online', () => void client.invalidateQueries({ queryKey }), { once: true })
  }, [client, session, language, storedUser])
  return storedUser ? <PageSkeleton /> : otherwise
}
