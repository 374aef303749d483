import { CallFailed } from '@milgo/web-client/call-failed'
import { callAuthz } from '../service-client.ts'
import type { Session } from '../session/session-store.ts'

/** Seconds before each further try, if the service names none. */
const pauses = [1, 5, 30]

const reachable = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))

/**
 * Ends the session on the server, so that its token opens nothing any more. A passing failure is tried again; while
 * offline, once the browser is online.
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
