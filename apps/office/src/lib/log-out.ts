import { callAuthz } from './service-client.ts'
import { currentSession, endSession } from './session/session-store.ts'

/** Lets the server end the session and remove the cookies. If the server cannot be reached, the page stays as it is. */
export const logOut = async (): Promise<void> => {
  const session = currentSession()
  if (!session) return
  await callAuthz('POST /office-auth/logout')
  endSession(session, 'left')
}
