import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { findOfflineUser } from '../../lib/session/offline-user.ts'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import type { Session } from '../../lib/session/session-store.ts'
import { useLanguage } from '../../lib/words.ts'
import { PageSkeleton } from '../page-skeleton.tsx'

type Props = {
  readonly session: Session
  /** Where nobody is known. */
  readonly otherwise: ReactNode
}

/**
 * Where the service cannot be reached: tells all who ask who is logged in, as this browser has kept it for this session, and
 * asks again once there is a connection.
 */
export const OfflineUser = ({ session, otherwise }: Props) => {
  const client = useQueryClient()
  const language = useLanguage()
  const [kept] = useState(() => findOfflineUser(session))
  useEffect(() => {
    if (!kept) return
    const queryKey = personalQueryKey(session.id, '/user/current-user', language)
    client.setQueryData(queryKey, kept)
    // The page takes this one's place; nobody there notices that a connection is back who never noticed that there was none.
    addEventListener('online', () => void client.invalidateQueries({ queryKey }), { once: true })
  }, [client, session, language, kept])
  return kept ? <PageSkeleton /> : otherwise
}
