import { leftOutByConflict } from '@milgo/domain/payment/left-out'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { addConflict } from '../../store/staff-conflict.ts'
import { addPaymentAudit, changeBatch, changeOrders } from './batches-repository.ts'
import { findLockedBatch } from './lock-batch.ts'
import { findOrder } from './orders-repository.ts'

/**
 * "I know this person", for finance. The row leaves the batch that the member made or approved while nothing was ordered
 * yet; from then on no batch of theirs has it, and they decide nothing about its money.
 */
export const declareMoneyConflict = async (
  { database, clock }: Platform,
  caller: StaffCaller,
  { id, sequence }: { readonly id: string; readonly sequence: number },
): Promise<{ readonly is_left_out: boolean }> =>
  database.transaction(async (tx) => {
    const batch = await findLockedBatch(tx, clock, id)
    const order = batch && (await findOrder(tx, id, sequence))
    if (!batch || !order) throw new AppError('NOT_FOUND')
    const isNew = await addConflict(tx, clock, caller.id, order.requestId)
    const leftOut = order.state === 'CHOSEN' ? leftOutByConflict(batch, caller.id) : undefined
    if (leftOut) {
      await changeOrders(tx, id, [{ sequence, state: 'LEFT_OUT', leftOut, isReissue: false }])
      await changeBatch(tx, id, {})
    }
    if (isNew)
      await addPaymentAudit(
        tx,
        clock,
        'conflict-declared',
        caller.id,
        { request: order.requestId },
        order.studentId,
      )
    return { is_left_out: leftOut !== undefined }
  })
