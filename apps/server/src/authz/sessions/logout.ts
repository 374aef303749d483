import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { revokeSession } from './repository.ts'

/** Ends the session. With a staff member's own session, the acting sessions that were opened from it end too. */
export const logout = async (platform: Platform, caller: Caller): Promise<{ id: string }> => {
  await revokeSession(platform, caller.session.id, endedBy(caller))
  return { id: caller.session.id }
}

/** Returns the entry of the audit trail; undefined for a student's own logout, which is not recorded. */
const endedBy = (caller: Caller) => {
  if (caller.kind === 'staff') return { action: 'staff-logout', staffId: caller.id } as const
  return (
    caller.actedBy && ({ action: 'acting-ended', staffId: caller.actedBy.id, studentId: caller.id } as const)
  )
}
