import type { CoreAnswer } from '@milgo/web-client/call-types'
import { findOffline, keepOffline, offlineOwners } from './offline-copy.ts'
import { forgetOffline } from './own-storage.ts'
import type { Session } from './session-store.ts'

type CurrentUser = CoreAnswer<'/user/current-user'>
type StoredUser = { readonly sessionId: string; readonly user: CurrentUser; readonly until: number }

/** No session lives longer. The browser's own clock has to do: without a connection there is no other. */
const longestSessionMs = 12 * 60 * 60_000

const isStoredUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'user' in value && 'until' in value

/** Nothing of a student's is kept in the browser of somebody who acts for them. */
export const keepOfflineUser = ({ id: sessionId, acting }: Session, user: CurrentUser): void => {
  const until = Date.now() + longestSessionMs
  if (!acting) keepOffline(user.id, 'user', { sessionId, user, until } satisfies StoredUser)
}

/** The student of this session, as the service last told; of no other session, and none that must be over by now. */
export const findOfflineUser = ({ id, acting }: Session): CurrentUser | undefined => {
  if (acting) return undefined
  const copy = offlineOwners()
    .flatMap((userId) => findOffline(userId, 'user', isStoredUser) ?? [])
    .find(({ sessionId }) => sessionId === id)
  if (copy === undefined || Date.now() < copy.until) return copy?.user
  forgetOffline()
  return undefined
}
