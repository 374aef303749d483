import type { StaffSessionTimes } from '@milgo/contracts/authz/staff-fields'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { renewSession } from './session-repository.ts'

/**
 * Extends the session. The page calls this while a person uses it. No other call extends a session, so that automatic
 * calls of a page do not.
 */
export const renewStaffSession = async (
  platform: Platform,
  { session }: StaffCaller,
): Promise<StaffSessionTimes> => {
  const renewed = await renewSession(platform, session.id, platform.config.SESSION_MINUTES)
  if (!renewed) throw new AppError('UNAUTHORIZED')
  return {
    now: new Date(renewed.now).toISOString(),
    idle_ends_at: new Date(renewed.idle_ends_at).toISOString(),
    ends_at: new Date(renewed.ends_at).toISOString(),
  }
}
