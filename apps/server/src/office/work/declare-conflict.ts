import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { addConflict } from '../../store/staff-conflict.ts'
import { addAudits, closeWork, findWorkRows, lockWork, writeWorks } from './repository.ts'

/** "I know this person": the request goes back to the queue without a word to others, and never to this reviewer. */
export const declareConflict = (
  { database, clock }: Platform,
  staffId: string,
  requestId: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    await lockWork(tx, [requestId])
    const [row] = await findWorkRows(tx, clock, [requestId], [staffId])
    if (!row) throw new AppError('NO_REQUEST')
    if (!(await addConflict(tx, clock, staffId, requestId))) return
    await closeWork(tx, requestId, staffId)
    if (row.assigneeId === staffId) await writeWorks(tx, [{ ...row, assigneeId: null, assignedAt: null }])
    await addAudits(tx, clock, 'conflict-declared', staffId, [row], {})
  })
