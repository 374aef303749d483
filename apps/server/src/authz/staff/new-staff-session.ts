import { randomBytes, randomUUID } from 'node:crypto'
import { hashOfficeSecret, type OfficeToken } from '../../platform/http/office-session.ts'
import type { Platform } from '../../platform/platform.ts'
import type { NewStaffSession } from './login-repository.ts'

/** Returns a new session: the browser's token, and the values that are stored. */
export const newStaffSession = ({
  vault,
  config,
}: Pick<Platform, 'vault' | 'config'>): {
  readonly token: OfficeToken
  readonly session: NewStaffSession
} => {
  const token = { sessionId: randomUUID(), secret: randomBytes(32).toString('base64url') }
  return {
    token,
    session: {
      id: token.sessionId,
      secretHash: hashOfficeSecret(vault, token),
      hours: config.SESSION_HOURS,
      idleMinutes: config.SESSION_MINUTES,
    },
  }
}
