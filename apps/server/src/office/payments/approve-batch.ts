import { batchCode } from '@milgo/domain/payment/order-reference'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { addPaymentAudit, changeBatch, changeOrders, type StoredBatch } from './batches-repository.ts'
import { checkChosen, mayNotPay } from './check-chosen.ts'

/**
 * Approves a batch. Rows that the approver may not pay, and rows that changed since the batch was created, are left
 * out.
 */
export const approveBatch = async (
  platform: Platform,
  tx: Queryable,
  batch: StoredBatch,
  staffId: string,
): Promise<void> => {
  let left = 0
  for await (const checked of checkChosen(platform, tx, batch, staffId, { locks: false })) {
    const leaving = checked.flatMap(({ row, leftOut }) => {
      const reason = leftOut ?? mayNotPay(row, staffId)
      return reason
        ? [{ sequence: row.sequence, state: 'LEFT_OUT' as const, leftOut: reason, isReissue: false }]
        : []
    })
    await changeOrders(tx, batch.id, leaving)
    left += checked.length - leaving.length
  }
  if (left === 0) throw new AppError('BATCH_EMPTY')
  await changeBatch(tx, batch.id, {
    state: 'APPROVED',
    approvedBy: staffId,
    approvedAt: new Date(batch.now),
  })
  await addPaymentAudit(tx, platform.clock, 'batch-approved', staffId, {
    batch: batchCode(batch.periodCode, batch.number),
  })
}
