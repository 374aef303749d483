import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { revokeSession } from './repository.ts'

/** An acting session that was opened from a staff member's own ends with it. */
export const logout = async (platform: Platform, caller: Caller): Promise<{ id: string }> => {
  await revokeSession(platform, caller.session.id, endedBy(caller))
  return { id: caller.session.id }
}

/** What the audit trail tells of it; a student's own logout is nobody's business. */
const endedBy = (caller: Caller) => {
  if (caller.kind === 'staff') return { action: 'staff-logout', staffId: caller.id } as const
  return (
    caller.actedBy && ({ action: 'acting-ended', staffId: caller.actedBy.id, studentId: caller.id } as const)
  )
}
