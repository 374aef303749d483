import { randomUUID } from 'node:crypto'
import { cleanText } from '@milgo/domain/answers/clean-text'
import { normalEmail } from '@milgo/domain/identity/email'
import { needsSecondPerson } from '@milgo/domain/staff/role-change'
import { findSeparatedRoles } from '@milgo/domain/staff/separated-roles'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyStaffChange, hashUnknownPassword } from './apply-staff-change.ts'
import { findMember, findStaffId } from './members-repository.ts'
import { insertProposal, type StaffChange } from './proposals-repository.ts'

type Answer = { readonly id: string; readonly is_waiting: boolean }
type Asked = { readonly caller: StaffCaller; readonly language: Language }

export const inviteStaff = async (
  platform: Platform,
  asked: Asked,
  {
    email: typed,
    name,
    roles,
  }: { readonly email: string; readonly name: string; readonly roles: StaffRole[] },
): Promise<Answer> => {
  refuseSeparated(roles)
  const email = normalEmail(typed)
  if ((await findStaffId(platform, email)) !== undefined) throw new AppError('STAFF_EXISTS')
  return propose(platform, asked, { kind: 'invite', staffId: null, email, name: cleanText(name), roles }, [])
}

export const changeStaffRoles = async (
  platform: Platform,
  asked: Asked,
  { id, roles }: { readonly id: string; readonly roles: StaffRole[] },
): Promise<Answer> => {
  refuseSeparated(roles)
  const member = await getOther(platform, asked.caller, id)
  return propose(platform, asked, { ...member, kind: 'roles', staffId: id, roles }, member.roles)
}

/** Proposes to reset a login. It always needs a second person, because access to an account gives all its rights. */
export const resetStaffLogin = async (platform: Platform, asked: Asked, id: string): Promise<Answer> => {
  const member = await getOther(platform, asked.caller, id)
  return propose(platform, asked, { ...member, kind: 'reset', staffId: id }, [])
}

const refuseSeparated = (roles: readonly StaffRole[]): void => {
  if (findSeparatedRoles(roles)) throw new AppError('ROLES_SEPARATED')
}

/**
 * Returns the member to change. Refuses the own account, so that the last administrator cannot lock everybody out of
 * the office.
 */
const getOther = async (platform: Platform, caller: StaffCaller, id: string) => {
  if (id === caller.id) throw new AppError('FORBIDDEN')
  const member = await findMember(platform, id)
  if (!member) throw new AppError('NOT_FOUND')
  return member
}

const propose = async (
  platform: Platform,
  { caller, language }: Asked,
  asked: Omit<StaffChange, 'id' | 'proposedBy'>,
  rolesBefore: readonly StaffRole[],
): Promise<Answer> => {
  const change: StaffChange = { ...asked, id: randomUUID(), proposedBy: caller.id }
  const isWaiting = asked.kind === 'reset' || needsSecondPerson(rolesBefore, asked.roles)
  const passwordHash = isWaiting ? '' : await hashUnknownPassword(platform)
  await platform.database.transaction((tx) =>
    isWaiting
      ? insertProposal(tx, platform.clock, change)
      : applyStaffChange(tx, platform, change, { actorId: caller.id, language, passwordHash }),
  )
  return { id: change.id, is_waiting: isWaiting }
}
