import { outcomeOf } from '@milgo/domain/payment/explain-result'
import type { ResultRow } from '@milgo/domain/payment/result-file'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyRows } from './apply-rows.ts'
import { addPaymentAudit, findLockedBatch, type StoredBatch } from './batches-repository.ts'
import { followLedgers } from './follow-ledgers.ts'
import { refuseMove } from './refuse-move.ts'
import {
  confirmIfSettled,
  decideFile,
  findResultFile,
  findStagedPage,
  type StoredResultFile,
  settleRows,
} from './results-repository.ts'

const page = 1_000

type Applied = { readonly applied: number; readonly quarantined: number; readonly skipped: number }

/**
 * Applies a checked file of results in one transaction, or discards it. Each row is judged again when it is applied.
 */
export const decideResultFile = async (
  platform: Platform,
  caller: StaffCaller,
  id: string,
  act: 'APPLY' | 'DISCARD',
): Promise<Applied> => {
  const { database, clock } = platform
  const applied = await database.transaction(async (tx) => {
    const { file, batch } = await getLocked(platform, tx, id)
    await refuseMove(tx, batch, 'ENTER_RESULTS', caller.id)
    const outcome =
      act === 'APPLY'
        ? await applyFile(tx, file, batch, caller.id)
        : { applied: 0, quarantined: 0, skipped: 0 }
    await decideFile(tx, id, {
      state: act === 'APPLY' ? 'APPLIED' : 'DISCARDED',
      decidedBy: caller.id,
      decidedAt: new Date(batch.now),
    })
    if (act === 'APPLY') await confirmIfSettled(tx, clock, batch.id)
    const action = act === 'APPLY' ? 'results-applied' : 'results-discarded'
    await addPaymentAudit(tx, clock, action, caller.id, { file: file.id, sha256: file.sha256 })
    return outcome
  })
  await followLedgers(platform)
  return applied
}

const getLocked = async (
  { clock }: Platform,
  tx: Queryable,
  id: string,
): Promise<{ readonly file: StoredResultFile; readonly batch: StoredBatch }> => {
  const file = await findResultFile(tx, id, 'locked')
  const batch = file && (await findLockedBatch(tx, clock, file.batchId))
  if (!file || !batch) throw new AppError('NOT_FOUND')
  if (file.state !== 'PREVIEW') throw new AppError('BATCH_CHANGED')
  return { file, batch }
}

const applyFile = async (
  tx: Queryable,
  file: StoredResultFile,
  batch: StoredBatch,
  staffId: string,
): Promise<Applied> => {
  const counts = { applied: 0, quarantined: 0, skipped: 0 }
  const earlier = new Map<string, ResultRow>()
  for (let after = 0; ; ) {
    const rows = await findStagedPage(tx, file.id, after, page)
    const outcomes = await applyRows(tx, rows, {
      batchId: batch.id,
      staffId,
      at: new Date(batch.now),
      rowName: (line) => quarantineName(file.id, line),
      earlier,
    })
    await settleRows(tx, file.id, outcomes)
    for (const { verdict } of outcomes) counts[outcomeOf(verdict)] += 1
    if (rows.length < page) return counts
    after = rows.at(-1)?.line ?? after
  }
}

/** Returns the name of a quarantined row in the ledger. */
export const quarantineName = (fileId: string, line: number): string => `${fileId}:${line}`
