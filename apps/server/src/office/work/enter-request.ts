import { findAssigneeRefusal, findOpener, findTakeRefusal, type Worker } from '@milgo/domain/queue/assignment'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasOpenLook } from '../../store/open-looks.ts'
import { openRequest } from './open-request.ts'
import { findWorkRows, lockOpener, lockWork, type WorkRow } from './repository.ts'
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

type LookOptions = {
  /** For what a second look shows too; it is blind for all else of the request. */
  readonly isForLook?: boolean
}

/** Looks without opening. Nobody looks at their own request, or at that of somebody they know. */
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

/** A second look is blind: whoever has taken one sees the first decision only after their own. */
const refuseBlind = async (
  database: Platform['database'],
  requestId: string,
  staff: Worker,
): Promise<void> => {
  if (await database.read((db) => hasOpenLook(db, requestId, staff.id))) throw new AppError('LOOK_IS_BLIND')
}

/** Opens a request where it waits for them, or goes on having it open. */
export const enterRequest = async (
  platform: Platform,
  staff: Worker,
  requestId: string,
  takesOver = false,
): Promise<Entered> => {
  await refuseBlind(platform.database, requestId, staff)
  return enteredOf(await openRequest(platform, staff, requestId, { takesOver }), staff)
}

/** The same for whoever is about to write: 409 with the name of whoever else has it open. */
export const enterToWrite = async (platform: Platform, staff: Worker, requestId: string): Promise<Entered> =>
  refuseElsewhere(await enterRequest(platform, staff, requestId))

const refuseElsewhere = (entered: Entered): Entered => {
  if (entered.openBy) throw new AppError('OPEN_ELSEWHERE', { beside: { open_by: entered.openBy } })
  return entered
}

/**
 * Once more inside of a change of the request: whoever takes it over or says that they know the person at the same moment
 * came before, or waits for it.
 */
export const holdToWrite = async (
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
