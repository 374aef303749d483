import { findAssigneeRefusal, findOpener, findTakeRefusal, type Worker } from '@milgo/domain/queue/assignment'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { openRequest } from './open-request.ts'
import { findWorkRows, type WorkRow } from './repository.ts'
import { involvementOf, workOfRow } from './work-of-row.ts'

/** A request that somebody may look at, with who else has it open. */
export type Entered = {
  readonly work: WorkRow
  readonly openBy: { readonly id: string; readonly name: string } | undefined
  readonly mayTakeOver: boolean
  /** They do not have it open themselves. */
  readonly isLooking: boolean
}

const enteredOf = (work: WorkRow, staff: Worker): Entered => {
  const now = new Date(work.now)
  const opener = findOpener(workOfRow(work), now)
  const openBy =
    opener !== undefined && opener !== staff.id ? { id: opener, name: work.openerName ?? '' } : undefined
  const mayTakeOver =
    openBy !== undefined &&
    findTakeRefusal(workOfRow(work), staff, involvementOf(work, staff.id), now) === undefined
  return { work, openBy, mayTakeOver, isLooking: opener !== staff.id }
}

/** Looks without opening. Nobody looks at their own request, or at that of somebody they know. */
export const lookAtRequest = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  staff: Worker,
  requestId: string,
): Promise<Entered> => {
  const [work] = await database.read((db) => findWorkRows(db, clock, [requestId], [staff.id]))
  if (!work) throw new AppError('NO_REQUEST')
  if (work.isErased) throw new AppError('STUDENT_ERASED')
  if (findAssigneeRefusal(staff, involvementOf(work, staff.id)) === 'CONFLICT_OF_INTEREST')
    throw new AppError('CONFLICT_OF_INTEREST')
  return enteredOf(work, staff)
}

/** Opens a request where it waits for them, or goes on having it open. */
export const enterRequest = async (
  platform: Platform,
  staff: Worker,
  requestId: string,
  takesOver = false,
): Promise<Entered> => enteredOf(await openRequest(platform, staff, requestId, { takesOver }), staff)

/** The same for whoever is about to write: 409 with the name of whoever else has it open. */
export const enterToWrite = async (
  platform: Platform,
  staff: Worker,
  requestId: string,
): Promise<Entered> => {
  const entered = await enterRequest(platform, staff, requestId)
  if (entered.openBy) throw new AppError('OPEN_ELSEWHERE', { beside: { open_by: entered.openBy } })
  return entered
}
