import {
  findTakeRefusal,
  openLockMinutes,
  type Worker,
  type WorkRefusal,
} from '@milgo/domain/queue/assignment'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { openerOf } from './opener-of.ts'
import { addAudits, findWorkRows, lockWork, openWork, type WorkRow, writeWorks } from './repository.ts'
import { involvementOf, workOfRow } from './work-of-row.ts'

export type Taken =
  | { readonly isTaken: true; readonly row: WorkRow }
  | { readonly isTaken: false; readonly refusal: WorkRefusal | 'NO_REQUEST' }

/** Makes a staff member the assignee of a request and opens it for them, inside the caller's transaction. */
export const takeRequest = async (
  tx: Queryable,
  clock: Platform['clock'],
  staff: Worker,
  requestId: string,
): Promise<Taken> => {
  await lockWork(tx, [requestId])
  const [row] = await findWorkRows(tx, clock, [requestId], [staff.id])
  if (!row) return { isTaken: false, refusal: 'NO_REQUEST' }
  const refusal = findTakeRefusal(workOfRow(row), staff, involvementOf(row, staff.id), new Date(row.now))
  if (refusal) return { isTaken: false, refusal }
  await openWork(tx, clock, requestId, openerOf(staff), true, openLockMinutes)
  if (row.assigneeId !== staff.id) {
    await writeWorks(tx, [{ ...row, assigneeId: staff.id, assignedAt: row.now }])
    await addAudits(tx, clock, 'request-taken', staff.id, [row], { from: row.assigneeId ?? '' })
  }
  return { isTaken: true, row }
}
