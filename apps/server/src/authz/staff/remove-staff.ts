import { hasRight } from '@milgo/domain/staff/rights'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { type HandedOver, handOverWork } from './leaving-repository.ts'
import { findStaffId, holdRoles, removeStaffMember } from './members-repository.ts'
import { refuseLastAdministrator } from './refuse-last-administrator.ts'

/** Nobody removes themselves. */
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

/** By the command, which gives all work back to the queue; false where there is nobody of this e-mail. */
export const removeStaffByEmail = async (platform: Ground, email: string): Promise<boolean> => {
  const id = await findStaffId(platform, email)
  return id !== undefined && (await removeMember(platform, id, { removerId: null })) !== undefined
}

type Ground = Pick<Platform, 'database' | 'clock'>

/** The sessions end and the work goes over at once; only the command removes the last administrator. */
const removeMember = (
  { database, clock }: Ground,
  id: string,
  { removerId, heirId }: { readonly removerId: string | null; readonly heirId?: string | undefined },
): Promise<HandedOver | undefined> =>
  database.transaction(async (tx) => {
    if (removerId !== null) await refuseLastAdministrator(tx, id)
    if (heirId !== undefined) await holdHeir(tx, heirId)
    if (!(await removeStaffMember(tx, clock, id, removerId))) return undefined
    return handOverWork(tx, clock, { leaverId: id, heirId: heirId ?? null, staffId: removerId })
  })

/** Whoever gets the requests takes requests, and does not leave meanwhile. */
const holdHeir = async (tx: Queryable, heirId: string): Promise<void> => {
  const roles = await holdRoles(tx, heirId)
  if (!roles || !hasRight(roles, 'assign-requests')) throw new AppError('FORBIDDEN')
}
