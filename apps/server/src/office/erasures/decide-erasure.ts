import type { decideErasure as call } from '@milgo/contracts/office/decide-erasure'
import { mayCarryOutErasure } from '@milgo/domain/erasure/student-erasure'
import type { z } from 'zod'
import { blankStudent } from '../../core/erasure/blank-student.ts'
import { getCase } from '../../core/requests/get-case.ts'
import { AppError } from '../../errors.ts'
import { renderStudentErased } from '../../outbox/render-student-erased.ts'
import { writeAndQueueMessage } from '../../outbox/write-and-queue-message.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { findRefusal } from './find-refusal.ts'
import { closeErasure, type Erasure, findErasure, isConflicted } from './repository.ts'

/** Another manager carries out an erasure that was asked for, or refuses it. */
export const decideErasure = async (
  platform: Platform,
  caller: StaffCaller,
  id: string,
  { outcome }: z.output<typeof call.body>,
): Promise<{ id: string }> => {
  const erasure = await findErasure(platform, id)
  if (!erasure) throw new AppError('NOT_FOUND')
  if (erasure.outcome !== null) throw new AppError('PROPOSAL_DECIDED')
  if (await isConflicted(platform, caller.id, erasure)) throw new AppError('CONFLICT_OF_INTEREST')
  if (outcome === 'REFUSE') await refuse(platform, caller, erasure)
  else await carryOut(platform, caller, erasure)
  return { id }
}

const refuse = async (
  { database, clock }: Platform,
  caller: StaffCaller,
  erasure: Erasure,
): Promise<void> => {
  const { id, studentId, requestId, reason } = erasure
  await database.transaction(async (tx) => {
    if (!(await closeErasure(tx, clock, id, { decidedBy: caller.id, outcome: 'REFUSED', reason })))
      throw new AppError('PROPOSAL_DECIDED')
    const details = { request: requestId }
    await tx.execute(auditEntry({ action: 'erasure-refused', staffId: caller.id, studentId, details }, clock))
  })
}

/**
 * Erases the student. The message is written before the address is erased. The chain of the audit trail accepts blanked
 * details only with the entry that is written here.
 */
const carryOut = async (platform: Platform, caller: StaffCaller, erasure: Erasure): Promise<void> => {
  const { id, studentId, askedBy } = erasure
  if (!mayCarryOutErasure(askedBy, caller.id)) throw new AppError('OTHER_PERSON_NEEDED')
  const loaded = await getCase(platform, erasure.requestId)
  const refusal = await findRefusal(platform, loaded)
  if (refusal) throw new AppError(refusal)
  const { database, clock, config } = platform
  await database.transaction(async (tx) => {
    const closed = { decidedBy: caller.id, outcome: 'ERASED', reason: '' } as const
    if (!(await closeErasure(tx, clock, id, closed))) throw new AppError('PROPOSAL_DECIDED')
    const language = await blankStudent(platform, tx, loaded)
    if (language === undefined) throw new AppError('REQUEST_MOVED')
    await writeAndQueueMessage(
      tx,
      platform,
      renderStudentErased(config, language, {
        erasureId: id,
        number: erasure.requestNumber,
        email: loaded.student.email,
      }),
    )
    await tx.execute(auditEntry({ action: 'student-erased', staffId: caller.id, studentId }, clock))
  })
}
