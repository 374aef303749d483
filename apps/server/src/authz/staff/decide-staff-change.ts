import { isSecondPerson } from '@milgo/domain/staff/role-change'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyStaffChange, hashUnknownPassword } from './apply-staff-change.ts'
import { lockAdministrators } from './members-repository.ts'
import { decideProposal, lockOpenProposal } from './proposals-repository.ts'

/**
 * Confirms or refuses a proposal. If two people decide at once, the second is refused because the proposal is decided.
 */
export const decideStaffChange = async (
  platform: Platform,
  { id: deciderId }: StaffCaller,
  language: Language,
  { id, decision }: { readonly id: string; readonly decision: 'CONFIRM' | 'REFUSE' },
): Promise<{ id: string }> => {
  const { database, clock } = platform
  const isConfirmed = decision === 'CONFIRM'
  const passwordHash = isConfirmed ? await hashUnknownPassword(platform) : ''
  await database.transaction(async (tx) => {
    // Staff rows are locked before proposals, as in a removal. In the other order two transactions could wait for each
    // other.
    await lockAdministrators(tx)
    const change = await lockOpenProposal(tx, clock, id)
    if (!change) throw new AppError('PROPOSAL_DECIDED')
    // The proposer may withdraw the proposal.
    const mayDecide = isSecondPerson(change, deciderId) || (!isConfirmed && change.proposedBy === deciderId)
    if (!mayDecide) throw new AppError('OTHER_PERSON_NEEDED')
    await decideProposal(tx, clock, change, deciderId, isConfirmed)
    if (isConfirmed)
      await applyStaffChange(tx, platform, change, { actorId: deciderId, language, passwordHash })
  })
  return { id }
}
