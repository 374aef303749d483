import type { CoreAnswer } from '@milgo/web-client/call-types'
import { findOffline, offlineOwners, storeOffline } from './offline-copy.ts'
import { forgetOffline } from './own-storage.ts'
import type { Session } from './session-store.ts'

type CurrentUser = CoreAnswer<'/user/current-user'>
type StoredUser = { readonly sessionId: string; readonly user: CurrentUser; readonly until: number }

/** The longest session. Measured by the browser's clock, because offline there is no other. */
const longestSessionMs = 12 * 60 * 60_000

const isStoredUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'user' in value && 'until' in value

/** Stores the student, but not in the browser of a staff member who acts for them. */
export const storeOfflineUser = ({ id: sessionId, acting }: Session, user: CurrentUser): void => {
  const until = Date.now() + longestSessionMs
  if (!acting) storeOffline(user.id, 'user', { sessionId, user, until } satisfies StoredUser)
}

/**
 * Returns the student of this session as the service last answered; undefined for another session, or one that must
 * have ended.
 */
export const findOfflineUser = ({ id, acting }: Session): CurrentUser | undefined => {
  if (acting) return undefined
  const copy = offlineOwners()
    .flatMap((userId) => findOffline(userId, 'user', isStoredUser) ?? [])
    .find(({ sessionId }) => sessionId === id)
  if (copy === undefined || Date.now() < copy.until) return copy?.user
  forgetOffline()
  return undefined
}
