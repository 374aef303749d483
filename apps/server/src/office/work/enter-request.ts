import { findAssigneeRefusal, findOpener, findTakeRefusal, type Worker } from '@milgo/domain/queue/assignment'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasOpenLook } from '../../store/open-looks.ts'
import { openRequest } from './open-request.ts'
import { findWorkRows, lockOpener, lockWork, type WorkRow } from './repository.ts'
import { involvementOf, workOfRow } from './work-of-row.ts'

/** A request that the caller may look at, and who else has it open. */
export type Entered = {
  readonly work: WorkRow
  readonly openBy: { readonly id: string; readonly name: string } | undefined
  readonly mayTakeOver: boolean
  /** The caller does not have it open. */
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

type LookOptions = {
  /**
   * For data that a second look shows too. All other data of the request is hidden from a person who does a second
   * look.
   */
  readonly isForLook?: boolean
}

/**
 * Checks that the caller may look at a request, without opening it. Refused for their own request, and for that of a
 * student they know.
 */
export const lookAtRequest = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  staff: Worker,
  requestId: string,
  { isForLook = false }: LookOptions = {},
): Promise<Entered> => {
  const [work] = await database.read((db) => findWorkRows(db, clock, [requestId], [staff.id]))
  if (!work) throw new AppError('NO_REQUEST')
  if (work.isErased) throw new AppError('STUDENT_ERASED')
  refuseKnown(work, staff)
  if (!isForLook) await refuseBlind(database, requestId, staff)
  return enteredOf(work, staff)
}

const refuseKnown = (work: WorkRow, staff: Worker): void => {
  if (findAssigneeRefusal(staff, involvementOf(work, staff.id)) === 'CONFLICT_OF_INTEREST')
    throw new AppError('CONFLICT_OF_INTEREST')
}

/**
 * Refuses a person who has taken a second look of the request: they may see the first decision only after their own.
 */
const refuseBlind = async (
  database: Platform['database'],
  requestId: string,
  staff: Worker,
): Promise<void> => {
  if (await database.read((db) => hasOpenLook(db, requestId, staff.id))) throw new AppError('LOOK_IS_BLIND')
}

/** Opens a request if it waits for the caller, or extends their open lock. */
export const enterRequest = async (
  platform: Platform,
  staff: Worker,
  requestId: string,
  takesOver = false,
): Promise<Entered> => {
  await refuseBlind(platform.database, requestId, staff)
  return enteredOf(await openRequest(platform, staff, requestId, { takesOver }), staff)
}

/** Like `enterRequest`, for a caller who is about to write: 409 with the name of another person who has it open. */
export const enterToWrite = async (platform: Platform, staff: Worker, requestId: string): Promise<Entered> =>
  refuseElsewhere(await enterRequest(platform, staff, requestId))

const refuseElsewhere = (entered: Entered): Entered => {
  if (entered.openBy) throw new AppError('OPEN_ELSEWHERE', { beside: { open_by: entered.openBy } })
  return entered
}

/**
 * Checks again inside the transaction of a change that the caller may write, and locks the work. A take-over or a
 * declared conflict at the same moment is either seen here, or waits.
 */
export const lockToWrite = async (
  tx: Queryable,
  clock: Platform['clock'],
  staff: Worker,
  requestId: string,
): Promise<void> => {
  await lockWork(tx, [requestId])
  await lockOpener(tx, requestId)
  const [work] = await findWorkRows(tx, clock, [requestId], [staff.id])
  if (!work) throw new AppError('NO_REQUEST')
  refuseKnown(work, staff)
  refuseElsewhere(enteredOf(work, staff))
}
