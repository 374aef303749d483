import { currentSession, storeToken } from '../session/session-store.ts'
import type { Acting } from '../session/stored-acting.ts'
import { forgetTabStorage } from '../session/tab-storage.ts'
import { revokeOnServer } from './revoke-on-server.ts'

/**
 * Starts a session with the token of a login or a registration. A student who was logged in before is logged out, on
 * the server too.
 */
export const startSession = ({ jwtToken }: { readonly jwtToken: string }, acting?: Acting): void => {
  const before = currentSession()
  // Only the return address is still needed. The code was used, and so were the answers of the check.
  forgetTabStorage(before ? undefined : 'return-address')
  storeToken(jwtToken, acting)
  if (before && before.id !== currentSession()?.id) void revokeOnServer(before)
}
