import {
  findAssigneeRefusal,
  findOpener,
  findTakeRefusal,
  openLockMinutes,
  type Worker,
} from '@milgo/domain/queue/assignment'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { openerOf } from './opener-of.ts'
import { closeWork, findWorkRows, openWork, type WorkRow } from './repository.ts'
import { involvementOf, workOfRow } from './work-of-row.ts'

export type OpenedRequest = {
  readonly work: WorkRow
  /** Who else has it open; undefined where it is open for whoever asked. */
  readonly openAt: { readonly id: string; readonly name: string } | undefined
}

/**
 * Opens a request for a member of staff, and counts as a move in it: the page calls it again while somebody works. Where
 * another has it open, it stays so, and the answer says who; a manager may take it over. Refused to whoever it is the
 * own request of, or who knows the person.
 */
export const openRequest = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  staff: Worker,
  requestId: string,
  { takesOver = false }: { readonly takesOver?: boolean } = {},
): Promise<OpenedRequest> =>
  database.transaction(async (tx) => {
    const [before] = await findWorkRows(tx, clock, [requestId], [staff.id])
    if (!before) throw new AppError('NO_REQUEST')
    if (before.isErased) throw new AppError('STUDENT_ERASED')
    const involvement = involvementOf(before, staff.id)
    if (findAssigneeRefusal(staff, involvement) === 'CONFLICT_OF_INTEREST')
      throw new AppError('CONFLICT_OF_INTEREST')
    const now = new Date(before.now)
    const mayTakeOver = takesOver && !findTakeRefusal(workOfRow(before), staff, involvement, now)
    if (await openWork(tx, clock, requestId, openerOf(staff), mayTakeOver, openLockMinutes))
      return { work: { ...before, openedBy: staff.id, lastActiveAt: before.now }, openAt: undefined }
    // Another has it open, maybe since a moment ago.
    const [work = before] = await findWorkRows(tx, clock, [requestId], [staff.id])
    const opener = findOpener(workOfRow(work), now)
    return { work, openAt: opener === undefined ? undefined : { id: opener, name: work.openerName ?? '' } }
  })

/** The page of the request was left. */
export const closeRequest = ({ database }: Platform, staffId: string, requestId: string): Promise<void> =>
  database.repeatable((db) => closeWork(db, requestId, staffId))
