import { listStateOf, mayApply, mayRevoke } from '@milgo/domain/institution-list/list-state'
import { AppError } from '../../errors.ts'
import { stopwatch } from '../../platform/clock.ts'
import { isConnectionLoss } from '../../platform/database/connection-loss.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyRow } from './apply-list.ts'
import {
  addListAudit,
  beginApplying,
  beginRevoking,
  findList,
  findOpenRows,
  findUnfinishedLists,
  finishStep,
  type ListRecord,
  type OpenRow,
} from './repository.ts'
import { revokeRow } from './revoke-list.ts'

/** A call answers after about this time. The page calls again; if it does not, a job continues. */
const callMs = 3_000
const rowsAtOnce = 25

/** Begins to apply a list, or continues, for the time of one call. */
export const applyList = async (platform: Platform, staffId: string, listId: string): Promise<void> => {
  const list = await getList(platform, listId)
  const { database, clock } = platform
  if (!mayApply(listStateOf(list))) throw new AppError('LIST_NOT_POSSIBLE')
  await database.transaction(async (tx) => {
    await beginApplying(tx, clock, listId, staffId)
    if (list.applyingSince === null)
      await addListAudit(tx, clock, 'institution-list-applied', staffId, { list: listId })
  })
  await workThrough(platform, list, 'applied', callMs, (row) => applyRow(platform, list, staffId, row))
}

/** Begins to revoke a list, or continues, for the time of one call. */
export const revokeList = async (
  platform: Platform,
  staffId: string,
  listId: string,
  reason: string,
): Promise<void> => {
  const list = await getList(platform, listId)
  const { database, clock } = platform
  if (!mayRevoke(listStateOf(list))) throw new AppError('LIST_NOT_POSSIBLE')
  await database.transaction(async (tx) => {
    await beginRevoking(tx, clock, listId, staffId, reason)
    if (list.revokingSince === null)
      await addListAudit(tx, clock, 'institution-list-revoked', staffId, { list: listId, reason })
  })
  const given = list.revokeReason ?? reason
  await workThrough(platform, list, 'revoked', callMs, (row) =>
    revokeRow(platform, listId, staffId, given, row),
  )
}

/** Continues lists that were begun, if the page was closed or the server stopped. */
export const continueLists = async (platform: Platform, budgetMs = 30_000): Promise<void> => {
  const failures: unknown[] = []
  // A list that fails does not stop the others.
  for (const list of await findUnfinishedLists(platform))
    await continueList(platform, list, budgetMs).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'institution lists that were not finished')
}

const continueList = async (platform: Platform, list: ListRecord, budgetMs: number): Promise<void> => {
  const { appliedById, revokedById, revokeReason } = list
  if (listStateOf(list) === 'APPLYING' && appliedById !== null)
    await workThrough(platform, list, 'applied', budgetMs, (row) =>
      applyRow(platform, list, appliedById, row),
    )
  else if (revokedById !== null)
    await workThrough(platform, list, 'revoked', budgetMs, (row) =>
      revokeRow(platform, list.id, revokedById, revokeReason ?? '', row),
    )
}

/**
 * Works on the open rows for about this time. A row that fails is logged and left open, and the rows after it are done.
 * Throws the first failure when all other rows are done.
 */
const workThrough = async (
  platform: Platform,
  { id }: Pick<ListRecord, 'id'>,
  step: 'applied' | 'revoked',
  budgetMs: number,
  work: (row: OpenRow) => Promise<void>,
): Promise<void> => {
  const start = stopwatch()
  const failures: unknown[] = []
  for (let after: number | undefined; ; ) {
    const rows = await findOpenRows(platform, id, step, rowsAtOnce, after)
    for (const row of rows)
      await work(row).catch((error: unknown) => {
        if (isConnectionLoss(error)) throw error
        platform.logger.warn({ err: error, list: id, row: row.row }, 'a row of an institution list failed')
        failures.push(error)
      })
    after = rows.at(-1)?.row
    if (after === undefined) break
    if (stopwatch() - start > budgetMs) return
  }
  if (failures.length > 0) throw failures[0]
  await finishStep(platform, id, step)
}

const getList = async (platform: Platform, id: string): Promise<ListRecord> => {
  const list = await findList(platform, id, 'he')
  if (!list) throw new AppError('NOT_FOUND')
  return list
}
