import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { addAudit, addConflict, closeWork, findWorkRows, lockWork, writeWork } from './repository.ts'

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
    if (row.assigneeId === staffId)
      await writeWork(tx, requestId, { ...row, assigneeId: null, assignedAt: null })
    await addAudit(tx, clock, 'conflict-declared', staffId, row, {})
  })
