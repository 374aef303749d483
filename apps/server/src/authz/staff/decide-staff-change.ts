import { isSecondPerson } from '@milgo/domain/staff/role-change'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyStaffChange, hashUnknownPassword } from './apply-staff-change.ts'
import { holdAdministrators } from './members-repository.ts'
import { decideProposal, lockOpenProposal } from './proposals-repository.ts'

/** The second person confirms or refuses; of two who decide at once the second one finds it decided. */
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
    // Staff before proposals, as whoever is removed: the other way round two would wait for each other.
    await holdAdministrators(tx)
    const change = await lockOpenProposal(tx, clock, id)
    if (!change) throw new AppError('PROPOSAL_DECIDED')
    // Whoever proposed may take it back.
    const mayDecide = isSecondPerson(change, deciderId) || (!isConfirmed && change.proposedBy === deciderId)
    if (!mayDecide) throw new AppError('OTHER_PERSON_NEEDED')
    await decideProposal(tx, clock, change, deciderId, isConfirmed)
    if (isConfirmed)
      await applyStaffChange(tx, platform, change, { actorId: deciderId, language, passwordHash })
  })
  return { id }
}
