import { listStateOf, mayApply, mayRevoke } from '@milgo/domain/institution-list/list-state'
import { AppError } from '../../errors.ts'
import { stopwatch } from '../../platform/clock.ts'
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

/** A call answers after about this time; the page calls again, and a job goes on where nobody does. */
const callMs = 3_000
const rowsAtOnce = 25

/** Begins to apply a list, or goes on, as far as one call gets. */
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

/** Begins to revoke a list, or goes on. */
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

/** Goes on with what was begun, where the page was closed or the server stopped. */
export const continueLists = async (platform: Platform, budgetMs = 30_000): Promise<void> => {
  for (const list of await findUnfinishedLists(platform)) {
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
}

const workThrough = async (
  platform: Platform,
  { id }: Pick<ListRecord, 'id'>,
  step: 'applied' | 'revoked',
  budgetMs: number,
  work: (row: OpenRow) => Promise<void>,
): Promise<void> => {
  const start = stopwatch()
  for (;;) {
    const rows = await findOpenRows(platform, id, step, rowsAtOnce)
    if (rows.length === 0) return finishStep(platform, id, step)
    for (const row of rows) await work(row)
    if (stopwatch() - start > budgetMs) return
  }
}

const getList = async (platform: Platform, id: string): Promise<ListRecord> => {
  const list = await findList(platform, id, 'he')
  if (!list) throw new AppError('NOT_FOUND')
  return list
}
