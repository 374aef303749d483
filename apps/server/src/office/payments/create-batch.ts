import { randomUUID } from 'node:crypto'
import type { createBatch as call } from '@milgo/contracts/office/create-batch'
import { findAccount, isPaidByInstitution, moneyOf } from '@milgo/domain/ledger/money'
import { findLeftOut, type LeftOutReason } from '@milgo/domain/payment/left-out'
import { bankReference, batchCode, orderReference } from '@milgo/domain/payment/order-reference'
import type { z } from 'zod'
import { countMoney } from '../../core/ledger/count-money.ts'
import { sealPayee } from '../../core/ledger/sealed-payee.ts'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { addFollowUps } from '../../store/ledger-follow-ups.ts'
import {
  addBatch,
  addOrders,
  addPaymentAudit,
  findPeriod,
  isSponsoredInstitution,
  lockPeriodBatches,
  nextBatchNumber,
} from './batches-repository.ts'
import { followLedgers } from './follow-ledgers.ts'
import { markUnpayable } from './mark-unpayable.ts'
import { mayStaffPay, payableOf, payeeOf } from './payable.ts'
import { findDuePage, type PayableRow } from './payables-repository.ts'

const page = 500

/** A draft of all that is due by the ledger, never by the status. What cannot be paid is listed with its reason. */
export const createBatch = async (
  platform: Platform,
  caller: StaffCaller,
  { period: code, institution_id: institutionId = null }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const { database, clock } = platform
  await countMoney(platform)
  const unpayable: PayableRow[] = []
  const made = await database.transaction(async (tx) => {
    const period = await findPeriod(tx, clock, code)
    if (!period) throw new AppError('NOT_FOUND')
    if (institutionId !== null && !(await isSponsoredInstitution(tx, institutionId)))
      throw new AppError('NOT_FOUND')
    await lockPeriodBatches(tx, period.id)
    const now = new Date(period.now)
    const number = await nextBatchNumber(tx, period.id)
    const batch = { id: randomUUID(), code: batchCode(period.code, number), periodId: period.id, number }
    await addBatch(tx, {
      id: batch.id,
      periodId: period.id,
      number,
      institutionId,
      state: 'DRAFT',
      createdBy: caller.id,
      createdAt: now,
    })
    let after = 0
    let sequence = 0
    for (;;) {
      const due = await findDuePage(tx, {
        periodId: period.id,
        institutionId,
        staffId: caller.id,
        after,
        limit: page,
      })
      const orders = due.map((row) => {
        sequence += 1
        return orderOf(platform, caller.id, batch, row, sequence, now)
      })
      await addOrders(tx, orders)
      unpayable.push(...due.filter((_row, place) => orders[place]?.leftOut === 'BANK_REFUSES_FIELDS'))
      const withoutAccount = orders.filter(({ leftOut }) => leftOut === 'ACCOUNT_NEEDED')
      await addFollowUps(
        tx,
        withoutAccount.map(({ requestId }) => requestId),
        caller.id,
      )
      after = due.at(-1)?.number ?? after
      if (due.length < page) break
    }
    if (sequence === 0) throw new AppError('NOTHING_TO_PAY')
    await addPaymentAudit(tx, clock, 'batch-created', caller.id, { batch: batch.code })
    return { id: batch.id, code: batch.code }
  })
  for (const row of unpayable) await markUnpayable(platform, caller.id, row)
  await followLedgers(platform)
  return made
}

const orderOf = (
  { vault }: Pick<Platform, 'vault'>,
  staffId: string,
  batch: { readonly id: string; readonly code: string; readonly periodId: number; readonly number: number },
  row: PayableRow,
  sequence: number,
  now: Date,
) => {
  const leftOut = findReason(vault, staffId, row, now)
  const isByInstitution = isPaidByInstitution(row.entries, row.isSponsored)
  const reference = orderReference(batch.code, sequence)
  return {
    batchId: batch.id,
    sequence,
    reference,
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

const findReason = (
  vault: Platform['vault'],
  staffId: string,
  row: PayableRow,
  now: Date,
): LeftOutReason | undefined => {
  if (row.isChosen) return 'ORDER_OPEN'
  return mayStaffPay(row, staffId) ? findLeftOut(payableOf(vault, row), now) : 'MAKER_MAY_NOT_PAY'
}
