import type { listOrders as call } from '@milgo/contracts/office/list-orders'
import type { PaymentOrder } from '@milgo/contracts/office/payment-fields'
import { maskAccount } from '@milgo/domain/payment/account-mask'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { z } from 'zod'
import { openAccount } from '../../core/ledger/bank-account.ts'
import { AppError } from '../../errors.ts'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { Platform } from '../../platform/platform.ts'
import { findBatch } from './batches-repository.ts'
import { findOrderPage, type OrderRow } from './orders-repository.ts'

const pageLength = 100

/** Returns a page of the rows of a batch. One more row is read, to find out whether there is a next page. */
export const listOrders = async (
  { database, clock, vault }: Platform,
  batchId: string,
  { state, after = 0, limit = pageLength }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const rows = await database.read(async (db) => {
    if (!(await findBatch(db, clock, batchId))) throw new AppError('NOT_FOUND')
    return findOrderPage(db, { batchId, state, after, limit: limit + 1 })
  })
  const shown = rows.slice(0, limit)
  return {
    orders: shown.map((row) => answerOf(vault, row)),
    next: rows.length > limit ? (shown.at(-1)?.sequence ?? null) : null,
  }
}

/** Returns bank, branch and the last digits of an account; null if it was erased or there is none. */
export const shownAccount = (
  vault: Pick<Vault, 'open'>,
  { accountId, accountSealed }: Pick<OrderRow, 'accountId' | 'accountSealed'>,
): string | null =>
  accountId !== null && accountSealed !== null
    ? maskAccount(openAccount(vault, accountId, accountSealed))
    : null

const answerOf = (vault: Pick<Vault, 'open'>, row: OrderRow): PaymentOrder => ({
  sequence: row.sequence,
  reference: row.reference,
  request_number: requestNumber(row.periodCode, row.number),
  name: row.name,
  account: shownAccount(vault, row),
  amount: row.amount,
  state: row.state,
  left_out: row.leftOut,
  return_reason: row.returnReason,
  is_reissue: row.isReissue,
  is_fix_open: row.isFixOpen,
  proposal: row.proposal,
})
