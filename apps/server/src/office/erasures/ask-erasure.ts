import { randomUUID } from 'node:crypto'
import type { askErasure as call } from '@milgo/contracts/office/ask-erasure'
import { readSearch } from '@milgo/domain/queue/search-term'
import type { z } from 'zod'
import { getCase } from '../../core/requests/get-case.ts'
import { numberOf } from '../../core/requests/request-case.ts'
import { AppError } from '../../errors.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { findRefusal } from './find-refusal.ts'
import { addErasure, findByNumber } from './repository.ts'

/** Writes down that a student asked to be erased. Nothing is erased until another manager decides. */
export const askErasure = async (
  platform: Platform,
  caller: StaffCaller,
  { request_number, reason }: z.output<typeof call.body>,
): Promise<{ id: string }> => {
  const asked = readSearch(request_number).find((term) => term.by === 'requestNumber')
  const found = asked && (await findByNumber(platform, caller.id, asked.period ?? undefined, asked.number))
  if (!found) throw new AppError('NO_REQUEST')
  if (found.isConflicted) throw new AppError('CONFLICT_OF_INTEREST')
  if (found.isErased) throw new AppError('STUDENT_ERASED')
  const { requestId, studentId } = found
  const loaded = await getCase(platform, requestId)
  const refusal = await findRefusal(platform, loaded)
  if (refusal) throw new AppError(refusal)
  const id = randomUUID()
  try {
    await platform.database.transaction(async (tx) => {
      await addErasure(tx, {
        id,
        studentId,
        requestId,
        requestNumber: numberOf(loaded),
        reason,
        askedBy: caller.id,
        askedAt: loaded.now,
      })
      const details = { request: requestId }
      await tx.execute(
        auditEntry({ action: 'erasure-asked', staffId: caller.id, studentId, details }, platform.clock),
      )
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('ERASURE_ASKED') : error
  }
  return { id }
}
