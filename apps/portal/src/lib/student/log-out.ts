import { forgetOwnStorage } from '../session/own-storage.ts'
import { currentSession, endSession } from '../session/session-store.ts'
import { revokeOnServer } from './revoke-on-server.ts'

/** Logs out at once in every tab. The server is told, and nothing waits for its answer. */
export const logOut = (): void => {
  const session = currentSession()
  if (!session) return
  endSession('left')
  // Another student may have logged in in another tab; then the stored data is theirs.
  if (!currentSession()) forgetOwnStorage()
  void revokeOnServer(session)
}
