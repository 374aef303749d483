import type { CoreAnswer } from '../call-core.ts'
import { findOffline, keepOffline, offlineOwners } from './offline-copy.ts'
import type { Session } from './session-store.ts'

type CurrentUser = CoreAnswer<'/user/current-user'>
type Kept = { readonly sessionId: string; readonly user: CurrentUser }

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'user' in value

/** Nothing of a student's is kept in the browser of somebody who acts for them. */
export const keepOfflineUser = ({ id: sessionId, acting }: Session, user: CurrentUser): void => {
  if (!acting) keepOffline(user.id, 'user', { sessionId, user } satisfies Kept)
}

/** The student of this session, as the service last told; of no other session. */
export const findOfflineUser = ({ id, acting }: Session): CurrentUser | undefined =>
  acting
    ? undefined
    : offlineOwners()
        .flatMap((userId) => findOffline(userId, 'user', isKept) ?? [])
        .find(({ sessionId }) => sessionId === id)?.user
