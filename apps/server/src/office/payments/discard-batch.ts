import { batchCode } from '@milgo/domain/payment/order-reference'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { addPaymentAudit, changeBatch, discardOrders, type StoredBatch } from './batches-repository.ts'

/** Discards a batch. One person may do so, because before the export nothing was ordered. */
export const discardBatch = async (
  { clock }: Platform,
  tx: Queryable,
  batch: StoredBatch,
  staffId: string,
): Promise<void> => {
  await discardOrders(tx, batch.id)
  await changeBatch(tx, batch.id, {
    state: 'DISCARDED',
    discardedBy: staffId,
    discardedAt: new Date(batch.now),
  })
  await addPaymentAudit(tx, clock, 'batch-discarded', staffId, {
    batch: batchCode(batch.periodCode, batch.number),
  })
}
