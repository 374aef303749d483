import { revokeOnServer } from './revoke-on-server.ts'
import { type Acting, currentSession, keepToken } from './session-store.ts'

/** With the token of a login or a registration. Whoever was logged in before is logged out, on the server too. */
export const startSession = ({ jwtToken }: { readonly jwtToken: string }, acting?: Acting): void => {
  const before = currentSession()
  keepToken(jwtToken, acting)
  if (before && before.id !== currentSession()?.id) void revokeOnServer(before)
}
