import type { enterRowResults as call } from '@milgo/contracts/office/enter-row-results'
import { outcomeOf } from '@milgo/domain/payment/explain-result'
import { bankReference, batchCode } from '@milgo/domain/payment/order-reference'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyRows } from './apply-rows.ts'
import { addPaymentAudit, findLockedBatch } from './batches-repository.ts'
import { followLedgers } from './follow-ledgers.ts'
import { findAmounts } from './orders-repository.ts'
import { refuseMove } from './refuse-move.ts'
import { confirmIfSettled } from './results-repository.ts'

/**
 * Enters results of an institution's list, because institutions send no result file. Finance confirms or returns all
 * named rows, or none.
 */
export const enterRowResults = async (
  platform: Platform,
  caller: StaffCaller,
  batchId: string,
  { rows }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const { database, clock } = platform
  const counts = await database.transaction(async (tx) => {
    const batch = await findLockedBatch(tx, clock, batchId)
    if (!batch || batch.institutionId === null) throw new AppError('NOT_FOUND')
    await refuseMove(tx, batch, 'ENTER_RESULTS', caller.id)
    const code = batchCode(batch.periodCode, batch.number)
    const amounts = await findAmounts(
      tx,
      batchId,
      rows.map(({ sequence }) => sequence),
    )
    const outcomes = await applyRows(
      tx,
      rows.map((row) => ({
        line: row.sequence,
        reference: bankReference(batch.periodId, batch.number, row.sequence),
        amount: amounts.get(row.sequence) ?? -1,
        result: row.result,
        reason: row.result === 'RETURNED' ? row.reason : null,
        reasonText: '',
      })),
      {
        batchId,
        staffId: caller.id,
        at: new Date(batch.now),
        rowName: (line) => `${batchId}:${line}`,
        earlier: new Map(),
      },
    )
    // A typing error can be corrected at once, so entered rows are refused instead of quarantined.
    if (outcomes.some(({ verdict }) => outcomeOf(verdict) === 'quarantined'))
      throw new AppError('BATCH_CHANGED')
    const applied = outcomes.filter(({ verdict }) => outcomeOf(verdict) === 'applied').length
    await confirmIfSettled(tx, clock, batchId)
    await addPaymentAudit(tx, clock, 'results-applied', caller.id, { batch: code, rows: String(applied) })
    return { applied, skipped: outcomes.length - applied }
  })
  await followLedgers(platform)
  return counts
}
