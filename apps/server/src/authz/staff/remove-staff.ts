import { hasRight } from '@milgo/domain/staff/rights'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { type HandedOver, handOverWork } from './leaving-repository.ts'
import { findMember, removeStaffMember } from './members-repository.ts'

/**
 * Nobody removes themselves: the last administrator would leave an office that nobody can open. The work goes over after
 * the sessions have ended, so that nothing is taken in between.
 */
export const removeStaff = async (
  platform: Platform,
  caller: StaffCaller,
  { id, hand_over_to: heirId }: { readonly id: string; readonly hand_over_to?: string | undefined },
): Promise<{ id: string } & HandedOver> => {
  if (id === caller.id || id === heirId) throw new AppError('FORBIDDEN')
  if (heirId !== undefined) await refuseWhoTakesNoWork(platform, heirId)
  if (!(await removeStaffMember(platform, id, caller.id))) throw new AppError('NOT_FOUND')
  const handedOver = await platform.database.transaction((tx) =>
    handOverWork(tx, platform.clock, { leaverId: id, heirId: heirId ?? null, staffId: caller.id }),
  )
  return { id, ...handedOver }
}

const refuseWhoTakesNoWork = async (platform: Platform, heirId: string): Promise<void> => {
  const heir = await findMember(platform, heirId)
  if (!heir || !hasRight(heir.roles, 'assign-requests')) throw new AppError('FORBIDDEN')
}
