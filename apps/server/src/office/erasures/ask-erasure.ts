import { randomUUID } from 'node:crypto'
import type { askErasure as call } from '@milgo/contracts/office/ask-erasure'
import { readStudentNumber } from '@milgo/domain/queue/student-number'
import type { z } from 'zod'
import { getCase } from '../../core/requests/get-case.ts'
import { numberOf } from '../../core/requests/request-case.ts'
import { AppError } from '../../errors.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { findRefusal } from './find-refusal.ts'
import { addErasure, type FoundStudent, findByIdentity, findByNumber } from './repository.ts'

/**
 * Writes down that a student asked to be erased. The student is named by the number of the request or by the identity
 * number. Nothing is erased until another manager decides.
 */
export const askErasure = async (
  platform: Platform,
  caller: StaffCaller,
  { number, reason }: z.output<typeof call.body>,
): Promise<{ id: string }> => {
  const found = await findStudent(platform, caller, number)
  if (!found) throw new AppError('NO_STUDENT')
  if (found.isConflicted) throw new AppError('CONFLICT_OF_INTEREST')
  if (found.isErased) throw new AppError('STUDENT_ERASED')
  const { requestId, studentId } = found
  const loaded = requestId === null ? undefined : await getCase(platform, requestId)
  const refusal = await findRefusal(platform, loaded)
  if (refusal) throw new AppError(refusal)
  const id = randomUUID()
  try {
    await platform.database.transaction(async (tx) => {
      await addErasure(tx, platform.clock, {
        id,
        studentId,
        requestId,
        requestNumber: loaded ? numberOf(loaded) : null,
        reason,
        askedBy: caller.id,
      })
      const details = requestId === null ? {} : { request: requestId }
      await tx.execute(
        auditEntry({ action: 'erasure-asked', staffId: caller.id, studentId, details }, platform.clock),
      )
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('ERASURE_ASKED') : error
  }
  return { id }
}

const findStudent = async (
  platform: Platform,
  { id }: StaffCaller,
  typed: string,
): Promise<FoundStudent | undefined> => {
  const named = readStudentNumber(typed)
  if (!named) return undefined
  return named.by === 'requestNumber'
    ? findByNumber(platform, id, named.period ?? undefined, named.number)
    : findByIdentity(platform, id, platform.vault.lookupHash('identity', named.identityNumber))
}
