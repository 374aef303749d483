import {
  findAssigneeRefusal,
  findOpener,
  findTakeRefusal,
  isWorkOf,
  openLockMinutes,
  type Worker,
  waitsFor,
} from '@milgo/domain/queue/assignment'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { openerOf } from './opener-of.ts'
import { closeWork, findWorkRows, openWork, type WorkRow } from './repository.ts'
import { involvementOf, workOfRow } from './work-of-row.ts'

/**
 * Opens a request for a staff member, or extends their open lock: the page calls it repeatedly. If another person has
 * it open, it stays with them, except that a manager may take it over. A staff member whom it does not wait for only
 * looks, so that others can open it. Refused for their own request, and for that of a student they know.
 */
export const openRequest = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  staff: Worker,
  requestId: string,
  { takesOver = false }: { readonly takesOver?: boolean } = {},
): Promise<WorkRow> =>
  database.transaction(async (tx) => {
    const [before] = await findWorkRows(tx, clock, [requestId], [staff.id])
    if (!before) throw new AppError('NO_REQUEST')
    if (before.isErased) throw new AppError('STUDENT_ERASED')
    const involvement = involvementOf(before, staff.id)
    if (findAssigneeRefusal(staff, involvement) === 'CONFLICT_OF_INTEREST')
      throw new AppError('CONFLICT_OF_INTEREST')
    const hasIt = findOpener(workOfRow(before), new Date(before.now)) === staff.id
    if (!isWorkOf(staff, involvement)) {
      if (!hasIt) return before
      // It was their work until its status changed.
      await closeWork(tx, requestId, staff.id)
      return { ...before, openedBy: null, openerName: null, lastActiveAt: null }
    }
    if (!hasIt && !takesOver && !waitsFor(staff, involvement)) return before
    const mayTakeOver =
      takesOver && !findTakeRefusal(workOfRow(before), staff, involvement, new Date(before.now))
    if (await openWork(tx, clock, requestId, openerOf(staff), mayTakeOver, openLockMinutes))
      return { ...before, openedBy: staff.id, lastActiveAt: before.now }
    // Another person has it open, maybe only since a moment ago.
    const [work = before] = await findWorkRows(tx, clock, [requestId], [staff.id])
    return work
  })

/** Closes the request when its page was left. */
export const closeRequest = ({ database }: Platform, staffId: string, requestId: string): Promise<void> =>
  database.repeatable((db) => closeWork(db, requestId, staffId))
