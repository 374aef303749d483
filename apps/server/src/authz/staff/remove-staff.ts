import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeStaffMember } from './members-repository.ts'

/** Nobody removes themselves: the last administrator would leave an office that nobody can open. */
export const removeStaff = async (
  platform: Platform,
  caller: StaffCaller,
  id: string,
): Promise<{ id: string }> => {
  if (id === caller.id) throw new AppError('FORBIDDEN')
  if (!(await removeStaffMember(platform, id, caller.id))) throw new AppError('NOT_FOUND')
  return { id }
}
