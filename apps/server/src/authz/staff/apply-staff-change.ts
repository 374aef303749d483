import { randomBytes, randomUUID } from 'node:crypto'
import { hasRight } from '@milgo/domain/staff/rights'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import { renderStaffInvitation } from '../../outbox/render-staff-invitation.ts'
import { writeAndQueueMessage } from '../../outbox/write-and-queue-message.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { handOverWork } from './leaving-repository.ts'
import {
  addInvited,
  closeLogin,
  expiry,
  insertInvitation,
  replaceRoles,
  type StaffChange,
} from './proposals-repository.ts'
import { refuseLastAdministrator } from './refuse-last-administrator.ts'

/** Returns the hash of a random password that nobody knows. The link of the invitation replaces it. */
export const hashUnknownPassword = ({ passwords }: Pick<Platform, 'passwords'>): Promise<string> =>
  passwords.hash(randomBytes(32).toString('base64url'))

export const hashInvitation = ({ vault }: Pick<Platform, 'vault'>, token: string): string =>
  vault.lookupHash('staff-invitation', token)

/** Carries out the proposal, in the transaction of the decision. */
export const applyStaffChange = async (
  tx: Queryable,
  platform: Platform,
  change: StaffChange,
  { actorId, language, passwordHash }: { actorId: string; language: Language; passwordHash: string },
): Promise<void> => {
  const { clock } = platform
  if (change.kind === 'roles') {
    if (change.staffId !== null && !change.roles.includes('administrator'))
      await refuseLastAdministrator(tx, change.staffId)
    if (!(await replaceRoles(tx, clock, change, actorId))) throw new AppError('NOT_FOUND')
    // A member who may not have requests any more gives theirs back to the queue.
    if (change.staffId !== null && !hasRight(change.roles, 'assign-requests'))
      await handOverWork(tx, clock, { leaverId: change.staffId, heirId: null, staffId: actorId })
    return
  }
  if (change.kind === 'reset') {
    if (!(await closeLogin(tx, clock, change, passwordHash, actorId))) throw new AppError('NOT_FOUND')
    return sendLink(tx, platform, language, { ...change, id: change.staffId ?? '' })
  }
  const id = await addInvited(tx, clock, change, passwordHash, actorId)
  if (id === undefined) throw new AppError('STAFF_EXISTS')
  return sendLink(tx, platform, language, { ...change, id })
}

const sendLink = async (
  tx: Queryable,
  platform: Platform,
  language: Language,
  { id: staffId, email, name }: { readonly id: string; readonly email: string; readonly name: string },
): Promise<void> => {
  const { clock, config } = platform
  const token = randomBytes(32).toString('base64url')
  await insertInvitation(tx, clock, staffId, hashInvitation(platform, token))
  const invitation = { id: randomUUID(), token, email, name, expiresAt: expiry(clock) }
  await writeAndQueueMessage(tx, platform, renderStaffInvitation(config, language, invitation))
}
