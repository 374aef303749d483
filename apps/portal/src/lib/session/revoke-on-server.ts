import { callAuthz } from '../call-authz.ts'
import { CallFailed } from '../call-failed.ts'
import type { Session } from './session-store.ts'

const reachable = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))

/** A token that nobody has any more must not open anything either; without a connection it is tried when that is back. */
export const revokeOnServer = async (session: Session): Promise<void> => {
  try {
    await callAuthz('POST /auth/logout', { session, keepalive: true })
  } catch (error) {
    if (error instanceof CallFailed || navigator.onLine) return
    await reachable()
    await revokeOnServer(session)
  }
}
