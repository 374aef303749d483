import { AppError } from '../../errors.ts'
import type { Authenticate } from '../../platform/http/caller.ts'
import { hasCsrfToken, hashOfficeSecret, readOfficeToken } from '../../platform/http/office-session.ts'
import type { Platform } from '../../platform/platform.ts'
import { findStaffSession } from './session-repository.ts'

/**
 * Authenticates staff by the office's cookie, and only if the call has the page's CSRF token. The headers of an acting
 * session are refused here, because staff calls are never made for a student.
 */
export const createAuthenticateStaff =
  (platform: Pick<Platform, 'database' | 'clock' | 'vault' | 'config'>): Authenticate['staff'] =>
  async (headers) => {
    const token = readOfficeToken(platform, headers)
    if (!token) return undefined
    if (!hasCsrfToken(platform, headers, token)) throw new AppError('FORBIDDEN')
    const found = await findStaffSession(platform, token.sessionId, hashOfficeSecret(platform.vault, token))
    if (!found) return undefined
    if (headers['x-admin'] !== undefined || headers['x-user-id'] !== undefined)
      throw new AppError('FORBIDDEN')
    const { id, name, email, roles } = found
    return {
      kind: 'staff',
      id,
      name,
      email,
      roles,
      mustChangePassword: found.must_change_password,
      recoveryCodesLeft: found.recovery_codes_left,
      session: {
        id: found.session_id,
        now: new Date(found.now),
        idleEndsAt: new Date(found.idle_ends_at),
        endsAt: new Date(found.ends_at),
      },
    }
  }
