import { callAuthz } from '../service-client.ts'
import { currentSession, storeToken } from '../session/session-store.ts'

let running: Promise<boolean> | undefined

/**
 * Gets a new token for the present session. Returns whether it ends later than before. Simultaneous callers share one
 * call.
 */
export const refreshSession = (): Promise<boolean> => {
  running ??= refresh().finally(() => {
    running = undefined
  })
  return running
}

const refresh = async (): Promise<boolean> => {
  const before = currentSession()
  if (!before) return false
  const { jwtToken } = await callAuthz('POST /auth/refresh')
  // A logout or login during the call takes precedence over its answer.
  if (currentSession()?.id !== before.id) return false
  storeToken(jwtToken)
  return (currentSession()?.expiresAt ?? before.expiresAt) > before.expiresAt
}
