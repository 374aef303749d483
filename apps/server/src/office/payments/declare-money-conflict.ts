import { leftOutByConflict } from '@milgo/domain/payment/left-out'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { addConflict } from '../../store/staff-conflict.ts'
import { addPaymentAudit, changeBatch, changeOrders, findLockedBatch } from './batches-repository.ts'
import { findOrder } from './orders-repository.ts'

/**
 * Records that a member of finance knows the student. If nothing was ordered yet, the row leaves the batch that the
 * member created or approved. From then on the student is in no batch of this member, and the member decides nothing
 * about the student's money.
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
