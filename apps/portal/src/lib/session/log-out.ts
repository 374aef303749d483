import { forgetOwnStorage } from './own-storage.ts'
import { revokeOnServer } from './revoke-on-server.ts'
import { currentSession, endSession } from './session-store.ts'

/** At once here and in every tab; the server is told, and nothing waits for its answer. */
export const logOut = (): void => {
  const session = currentSession()
  if (!session) return
  endSession('left')
  // Another student may have come in another tab: what is kept is theirs by now.
  if (!currentSession()) forgetOwnStorage()
  void revokeOnServer(session)
}
