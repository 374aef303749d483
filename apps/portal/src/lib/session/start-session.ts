import { revokeOnServer } from './revoke-on-server.ts'
import { currentSession, keepToken } from './session-store.ts'

/** With the token of a login or a registration. Whoever was logged in before is logged out, on the server too. */
export const startSession = ({ jwtToken }: { readonly jwtToken: string }): void => {
  const before = currentSession()
  keepToken(jwtToken)
  if (before && before.id !== currentSession()?.id) void revokeOnServer(before.token)
}
