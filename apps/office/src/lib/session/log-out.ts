import { callAuthz } from '../service-client.ts'
import { currentSession, endSession } from './session-store.ts'

/** The server ends the session and takes the cookies back; where it cannot be reached the page stays as it is. */
export const logOut = async (): Promise<void> => {
  const session = currentSession()
  if (!session) return
  await callAuthz('POST /office-auth/logout')
  endSession(session, 'left')
}
