import { CallFailed } from '@milgo/web-client/call-failed'
import { callAuthz } from '../service-client.ts'
import type { Session } from './session-store.ts'

/** Seconds before each further try, where the service names none. */
const pauses = [1, 5, 30]

const reachable = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))

/**
 * A token that nobody has any more must not open anything either. What fails and may pass is tried again; without a
 * connection, when that is back.
 */
export const revokeOnServer = async (session: Session, [pause, ...more] = pauses): Promise<void> => {
  try {
    await callAuthz('POST /auth/logout', { session, keepalive: true })
  } catch (error) {
    const answered = error instanceof CallFailed ? error : undefined
    if (!answered && !navigator.onLine) {
      await reachable()
      return revokeOnServer(session)
    }
    if (pause === undefined || answered?.isPassing === false) return
    const seconds = answered?.retryAfterSeconds ?? pause
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    await revokeOnServer(session, more)
  }
}
