import { hasRight } from '@milgo/domain/staff/rights'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { type HandedOver, handOverWork } from './leaving-repository.ts'
import { findStaffId, lockRoles, removeStaffMember } from './members-repository.ts'
import { refuseLastAdministrator } from './refuse-last-administrator.ts'

/** Removes a staff member. Nobody can remove themselves. */
export const removeStaff = async (
  platform: Platform,
  caller: StaffCaller,
  { id, hand_over_to: heirId }: { readonly id: string; readonly hand_over_to?: string | undefined },
): Promise<{ id: string } & HandedOver> => {
  if (id === caller.id || id === heirId) throw new AppError('FORBIDDEN')
  const handedOver = await removeMember(platform, id, { removerId: caller.id, heirId })
  if (!handedOver) throw new AppError('NOT_FOUND')
  return { id, ...handedOver }
}

/**
 * Removes a staff member for the command; all their work goes back to the queue. Returns false if the e-mail has no
 * account.
 */
export const removeStaffByEmail = async (platform: Ground, email: string): Promise<boolean> => {
  const id = await findStaffId(platform, email)
  return id !== undefined && (await removeMember(platform, id, { removerId: null })) !== undefined
}

type Ground = Pick<Platform, 'database' | 'clock'>

/** Ends the sessions and hands over the work at once. Only the command can remove the last administrator. */
const removeMember = (
  { database, clock }: Ground,
  id: string,
  { removerId, heirId }: { readonly removerId: string | null; readonly heirId?: string | undefined },
): Promise<HandedOver | undefined> =>
  database.transaction(async (tx) => {
    if (removerId !== null) await refuseLastAdministrator(tx, id)
    if (heirId !== undefined) await lockHeir(tx, heirId)
    if (!(await removeStaffMember(tx, clock, id, removerId))) return undefined
    return handOverWork(tx, clock, { leaverId: id, heirId: heirId ?? null, staffId: removerId })
  })

/**
 * Checks that the colleague who gets the requests may have requests, and locks their row so that they are not removed
 * meanwhile.
 */
const lockHeir = async (tx: Queryable, heirId: string): Promise<void> => {
  const roles = await lockRoles(tx, heirId)
  if (!roles || !hasRight(roles, 'assign-requests')) throw new AppError('FORBIDDEN')
}
