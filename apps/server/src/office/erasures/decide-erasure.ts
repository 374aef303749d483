import type { decideErasure as call } from '@milgo/contracts/office/decide-erasure'
import { mayCarryOutErasure } from '@milgo/domain/erasure/student-erasure'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { blankStudent } from '../../core/erasure/blank-student.ts'
import { blankStudentWithoutRequest } from '../../core/erasure/blank-without-request.ts'
import { findCase } from '../../core/requests/get-case.ts'
import { numberOf, type OpenCase } from '../../core/requests/request-case.ts'
import { AppError } from '../../errors.ts'
import { renderStudentErased } from '../../outbox/render-student-erased.ts'
import { writeAndQueueMessage } from '../../outbox/write-and-queue-message.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { findRefusal } from './find-refusal.ts'
import { closeErasure, type Erasure, findErasure, findRequestOf, isConflicted } from './repository.ts'

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
  if (await isConflicted(platform, caller.id, erasure.studentId)) throw new AppError('CONFLICT_OF_INTEREST')
  if (outcome === 'REFUSE') await refuse(platform, caller, erasure)
  else await carryOut(platform, caller, erasure)
  return { id }
}

const refuse = async (
  { database, clock }: Platform,
  caller: StaffCaller,
  erasure: Erasure,
): Promise<void> => {
  const { id, studentId, requestId } = erasure
  await database.transaction(async (tx) => {
    if (!(await closeErasure(tx, clock, id, { ...erasure, decidedBy: caller.id, outcome: 'REFUSED' })))
      throw new AppError('PROPOSAL_DECIDED')
    const details = requestId === null ? {} : { request: requestId }
    await tx.execute(auditEntry({ action: 'erasure-refused', staffId: caller.id, studentId, details }, clock))
  })
}

/**
 * Erases the student with the request that they have now, which they may have begun after the wish was written down, or
 * without any. The chain of the audit trail accepts blanked details only with the entry that is written here.
 */
const carryOut = async (platform: Platform, caller: StaffCaller, erasure: Erasure): Promise<void> => {
  const { id, studentId, askedBy } = erasure
  if (!mayCarryOutErasure(askedBy, caller.id)) throw new AppError('OTHER_PERSON_NEEDED')
  const requestNow = await findRequestOf(platform, studentId)
  const loaded = requestNow === undefined ? undefined : await findCase(platform, requestNow)
  const refusal = await findRefusal(platform, loaded)
  if (refusal) throw new AppError(refusal)
  const { database, clock, config } = platform
  await database.transaction(async (tx) => {
    const requestId = loaded ? loaded.request.id : erasure.requestId
    const requestNumber = loaded ? numberOf(loaded) : erasure.requestNumber
    const closed = { requestId, requestNumber, decidedBy: caller.id, outcome: 'ERASED', reason: '' } as const
    if (!(await closeErasure(tx, clock, id, closed))) throw new AppError('PROPOSAL_DECIDED')
    const erased = await blank(platform, tx, studentId, loaded)
    // The request was changed meanwhile, or begun. Everything is undone, and the manager decides again.
    if (!erased) throw new AppError('REQUEST_MOVED')
    const { language, email } = erased
    await writeAndQueueMessage(
      tx,
      platform,
      renderStudentErased(config, language, { erasureId: id, number: requestNumber, email }),
    )
    await tx.execute(auditEntry({ action: 'student-erased', staffId: caller.id, studentId }, clock))
  })
}

/** Returns the language and the address of the erased student; undefined if the request is another one by now. */
const blank = async (
  platform: Platform,
  tx: Queryable,
  studentId: string,
  loaded: OpenCase | undefined,
): Promise<{ readonly language: Language; readonly email: string } | undefined> => {
  if (loaded) {
    const language = await blankStudent(platform, tx, loaded)
    return language && { language, email: loaded.student.email }
  }
  const email = await blankStudentWithoutRequest(platform, tx, studentId)
  return email === undefined ? undefined : { language: defaultLanguage, email }
}
