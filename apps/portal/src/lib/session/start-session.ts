import { revokeOnServer } from './revoke-on-server.ts'
import { currentSession, keepToken } from './session-store.ts'
import type { Acting } from './stored-acting.ts'
import { forgetTabStorage } from './tab-storage.ts'

/** With the token of a login or a registration. Whoever was logged in before is logged out, on the server too. */
export const startSession = ({ jwtToken }: { readonly jwtToken: string }, acting?: Acting): void => {
  const before = currentSession()
  // The login leads back to where its student came from. The code has served, and so have the answers of the check.
  forgetTabStorage(before ? undefined : 'return-address')
  keepToken(jwtToken, acting)
  if (before && before.id !== currentSession()?.id) void revokeOnServer(before)
}
