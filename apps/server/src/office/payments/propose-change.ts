import { randomUUID } from 'node:crypto'
import type { proposePaymentChange as call } from '@milgo/contracts/office/propose-payment-change'
import { cleanLines } from '@milgo/domain/answers/clean-text'
import { orderActsOf } from '@milgo/domain/payment/order-acts'
import type { z } from 'zod'
import { refuseOwnMoney } from '../../core/ledger/refuse-own-money.ts'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { addPaymentAudit } from './batches-repository.ts'
import { addProposal, findExportedOrder, findQuarantinedRow } from './proposals-repository.ts'

type Asked = z.output<typeof call.body>

/** Proposes a change: the first of two signatures. It changes no money. */
export const proposeChange = async (
  { database, clock }: Platform,
  caller: StaffCaller,
  asked: Asked,
): Promise<{ readonly id: string }> => {
  const id = randomUUID()
  const reason = cleanLines(asked.reason)
  if (!reason) throw new AppError('INVALID_FIELDS', { items: [{ code: 'REASON_REQUIRED', field: 'reason' }] })
  try {
    await database.transaction(async (tx) => {
      await requireTarget(tx, asked, caller.id)
      await addProposal(tx, {
        id,
        kind: asked.kind,
        ...(asked.kind === 'CORRECTION'
          ? { fileId: asked.file_id, line: asked.line, amount: asked.amount }
          : { batchId: asked.batch_id, sequence: asked.sequence }),
        reason,
        proposedBy: caller.id,
        // The database's time, like all stored times.
        proposedAt: clock.now() as unknown as Date,
      })
      await addPaymentAudit(tx, clock, 'payment-change-proposed', caller.id, {
        proposal: id,
        kind: asked.kind,
      })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('PROPOSAL_WAITS')
    throw error
  }
  return { id }
}

const actOf = { CANCELLATION: 'CANCEL', BANK_FIX_OPENED: 'OPEN_BANK_FIX' } as const

const requireTarget = async (tx: Queryable, asked: Asked, staffId: string): Promise<void> => {
  if (asked.kind === 'CORRECTION') {
    const row = await findQuarantinedRow(tx, asked.file_id, asked.line)
    if (!row) throw new AppError('NOT_FOUND')
    if (row.requestId !== null) await refuseOwnMoney(tx, row.requestId, staffId)
    return
  }
  const order = await findExportedOrder(tx, asked.batch_id, asked.sequence)
  if (!order) throw new AppError('NOT_FOUND')
  await refuseOwnMoney(tx, order.requestId, staffId)
  const rights = { mayPay: true, mayEnterResults: true, isList: order.isList }
  if (!orderActsOf(order, rights).includes(actOf[asked.kind])) throw new AppError('BATCH_CHANGED')
}
