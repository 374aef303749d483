import { callAuthz } from '../service-client.ts'
import { currentSession, keepToken } from './session-store.ts'

let running: Promise<boolean> | undefined

/** A new token for the present session; answers whether it ends later than before. One call for all who ask at once. */
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
  // Whoever logged out or in while it was on its way is not overruled by it.
  if (currentSession()?.id !== before.id) return false
  keepToken(jwtToken)
  return (currentSession()?.expiresAt ?? before.expiresAt) > before.expiresAt
}
