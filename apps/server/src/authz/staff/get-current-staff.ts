import type { CurrentStaff } from '@milgo/contracts/authz/staff-fields'
import { rightsOf } from '@milgo/domain/staff/rights'
import type { StaffCaller } from '../../platform/http/caller.ts'

/** Returns the caller's account. All values were read with the session. */
export const getCurrentStaff = async ({
  id,
  name,
  email,
  roles,
  mustChangePassword,
  recoveryCodesLeft,
  session,
}: StaffCaller): Promise<CurrentStaff> => ({
  id,
  name,
  email,
  roles: [...roles],
  rights: [...rightsOf(roles)],
  must_change_password: mustChangePassword,
  recovery_codes_left: recoveryCodesLeft,
  session: {
    now: session.now.toISOString(),
    idle_ends_at: session.idleEndsAt.toISOString(),
    ends_at: session.endsAt.toISOString(),
  },
})
