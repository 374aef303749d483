import type { CurrentStaff } from '@milgo/contracts/authz/staff-fields'
import { rightsOf } from '@milgo/domain/staff/rights'
import type { StaffCaller } from '../../platform/http/caller.ts'

/** The look at the session has brought everything along. */
export const getCurrentStaff = async ({ id, name, email, roles }: StaffCaller): Promise<CurrentStaff> => ({
  id,
  name,
  email,
  roles: [...roles],
  rights: [...rightsOf(roles)],
})
