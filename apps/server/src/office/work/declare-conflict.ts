import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockTakeNextOf } from '../../store/lock-take-next.ts'
import { giveBackLooks } from '../../store/open-looks.ts'
import { addConflict } from '../../store/staff-conflict.ts'
import { addAudits, closeWork, findWorkRows, lockWork, writeWorks } from './repository.ts'

/**
 * Declares that a staff member knows the student. The request goes back to the queue, a second look of it is given
 * back, others are not notified, and this staff member never gets it again.
 */
export const declareConflict = (
  { database, clock }: Platform,
  staffId: string,
  requestId: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    // A look that the same person takes at this moment is either given back here, or not taken.
    await lockTakeNextOf(tx, staffId)
    await lockWork(tx, [requestId])
    const [row] = await findWorkRows(tx, clock, [requestId], [staffId])
    if (!row) throw new AppError('NO_REQUEST')
    if (!(await addConflict(tx, clock, staffId, requestId))) return
    await giveBackLooks(tx, requestId, staffId)
    await closeWork(tx, requestId, staffId)
    if (row.assigneeId === staffId) await writeWorks(tx, [{ ...row, assigneeId: null, assignedAt: null }])
    await addAudits(tx, clock, 'conflict-declared', staffId, [row], {})
  })
