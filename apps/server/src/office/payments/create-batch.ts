import { randomUUID } from 'node:crypto'
import type { createBatch as call } from '@milgo/contracts/office/create-batch'
import { findAccount, isPaidByInstitution, moneyOf } from '@milgo/domain/ledger/money'
import { asksForAccount } from '@milgo/domain/payment/left-out'
import { bankReference, batchCode, orderReference } from '@milgo/domain/payment/order-reference'
import type { z } from 'zod'
import { countMoney } from '../../core/ledger/count-money.ts'
import { sealPayee } from '../../core/ledger/sealed-payee.ts'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { addFollowUps } from '../../store/ledger-follow-ups.ts'
import {
  addBatch,
  addOrders,
  addPaymentAudit,
  lockPeriodBatches,
  nextBatchNumber,
} from './batches-repository.ts'
import { type CheckedDueRow, checkDueRows, getBatchPeriod } from './check-due-rows.ts'
import { followLedgers } from './follow-ledgers.ts'
import { markUnpayable } from './mark-unpayable.ts'
import { payeeOf } from './payable.ts'

/**
 * Creates a draft batch of everything that is due. Due is decided by the ledger, never by the status. Rows that cannot
 * be paid are listed with the reason. If no row can be paid, no batch is created, but students are still asked for an
 * account.
 */
export const createBatch = async (
  platform: Platform,
  caller: StaffCaller,
  body: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  await countMoney(platform)
  const unpayable: CheckedDueRow[] = []
  const made = await platform.database
    .transaction((tx) => makeBatch(platform, tx, caller.id, body, unpayable))
    .catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'ALL_LEFT_OUT') {
        await platform.database.transaction((tx) => addFollowUps(tx, withoutAccount(unpayable), caller.id))
        await askForAccounts(platform, caller.id, unpayable)
      }
      throw error
    })
  await askForAccounts(platform, caller.id, unpayable)
  return made
}

const makeBatch = async (
  platform: Platform,
  tx: Queryable,
  staffId: string,
  { period: code, institution_id: institutionId = null }: z.output<typeof call.body>,
  unpayable: CheckedDueRow[],
): Promise<z.input<typeof call.response>> => {
  const { clock } = platform
  // A transaction that lost its connection is repeated, so the list must start empty.
  unpayable.length = 0
  const period = await getBatchPeriod(tx, clock, code, institutionId)
  await lockPeriodBatches(tx, period.id)
  const number = await nextBatchNumber(tx, period.id)
  const batch = { id: randomUUID(), code: batchCode(period.code, number), periodId: period.id, number }
  await addBatch(tx, {
    id: batch.id,
    periodId: period.id,
    number,
    institutionId,
    state: 'DRAFT',
    createdBy: staffId,
    createdAt: new Date(period.now),
  })
  let sequence = 0
  let taken = 0
  for await (const checked of checkDueRows(platform, tx, period, institutionId, staffId)) {
    taken += checked.filter(({ leftOut }) => leftOut === undefined).length
    unpayable.push(...checked.filter(({ leftOut }) => asksForAccount(leftOut)))
    await addOrders(
      tx,
      checked.map((one) => {
        sequence += 1
        return orderOf(platform, batch, one, sequence)
      }),
    )
  }
  if (sequence === 0) throw new AppError('NOTHING_TO_PAY')
  if (taken === 0) throw new AppError('ALL_LEFT_OUT')
  await addFollowUps(tx, withoutAccount(unpayable), staffId)
  await addPaymentAudit(tx, clock, 'batch-created', staffId, { batch: batch.code })
  return { id: batch.id, code: batch.code }
}

const orderOf = (
  { vault }: Pick<Platform, 'vault'>,
  batch: { readonly id: string; readonly code: string; readonly periodId: number; readonly number: number },
  { row, leftOut }: CheckedDueRow,
  sequence: number,
) => {
  const isByInstitution = isPaidByInstitution(row.entries, row.isSponsored)
  return {
    batchId: batch.id,
    sequence,
    reference: orderReference(batch.code, sequence),
    bankReference: bankReference(batch.periodId, batch.number, sequence),
    requestId: row.requestId,
    amount: moneyOf(row.entries, row.isSponsored).due,
    accountId: isByInstitution ? null : (findAccount(row.entries) ?? null),
    accountHash: isByInstitution ? null : (row.account?.lookupHash ?? null),
    sealed: leftOut ? null : sealPayee(vault, batch.id, sequence, payeeOf(vault, row)),
    state: leftOut ? ('LEFT_OUT' as const) : ('CHOSEN' as const),
    leftOut: leftOut ?? null,
  }
}

const rowsOf = (rows: readonly CheckedDueRow[], reason: CheckedDueRow['leftOut']) =>
  rows.flatMap(({ row, leftOut }) => (leftOut === reason ? [row] : []))

const withoutAccount = (rows: readonly CheckedDueRow[]): string[] =>
  rowsOf(rows, 'ACCOUNT_NEEDED').map(({ requestId }) => requestId)

/** Asks students without a payable account for one. What a crash interrupts here is done with the next batch. */
const askForAccounts = async (
  platform: Platform,
  staffId: string,
  unpayable: readonly CheckedDueRow[],
): Promise<void> => {
  for (const row of rowsOf(unpayable, 'BANK_REFUSES_FIELDS')) await markUnpayable(platform, staffId, row)
  await followLedgers(platform)
}
