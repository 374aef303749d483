import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { addConflict } from '../../store/staff-conflict.ts'
import { getCase } from '../requests/get-case.ts'
import { findAccounts } from './repository.ts'

/**
 * Records that a member of finance knows the student ("I know this person"), for a student whose payment waits for an
 * account.
 */
export const declarePayeeConflict = async (
  platform: Platform,
  staffId: string,
  requestId: string,
): Promise<{ readonly is_declared: true }> => {
  const { student, request } = await getCase(platform, requestId)
  await platform.database.transaction(async (tx) => {
    if (request.ledger === null && (await findAccounts(tx, requestId)).length === 0)
      throw new AppError('NOT_FOUND')
    if (!(await addConflict(tx, platform.clock, staffId, requestId))) return
    const details = { request: requestId }
    await tx.execute(
      auditEntry({ action: 'conflict-declared', staffId, studentId: student.id, details }, platform.clock),
    )
  })
  return { is_declared: true }
}
