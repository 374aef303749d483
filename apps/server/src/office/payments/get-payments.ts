import type { getPayments as call } from '@milgo/contracts/office/get-payments'
import { noMoney, type PeriodTotals } from '@milgo/domain/payment/reconcile'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { countMoney } from '../../core/ledger/count-money.ts'
import type { Platform } from '../../platform/platform.ts'
import { countBankFixes } from '../../store/count-bank-fixes.ts'
import { batchSummary } from './batch-summary.ts'
import { findPeriod } from './batches-repository.ts'
import {
  countWaiting,
  findBatchRows,
  findPayers,
  findPaymentPeriods,
  findPeriodMoney,
} from './overview-repository.ts'

export const shownMoney = ({
  entitled,
  paid,
  inFlight,
  due,
  waiting,
  returned,
  unclaimed,
}: PeriodTotals) => ({
  entitled,
  paid,
  in_flight: inFlight,
  due,
  waiting,
  returned,
  unclaimed,
})

/** Returns the money of a period, its batches, and what waits for finance. */
export const getPayments = async (
  platform: Platform,
  language: Language,
  { period: code }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const { database, clock } = platform
  await countMoney(platform)
  return database.read(async (db) => {
    const periods = [...(await findPaymentPeriods(db))]
    // Results come after a period was closed. Therefore the default is the newest period that has any.
    const period = await findPeriod(db, clock, code ?? periods[0])
    if (!period)
      return {
        period: null,
        periods,
        money: shownMoney(noMoney),
        students: 0,
        payers: [],
        batches: [],
        quarantined: 0,
        proposals: 0,
        bank_fixes: 0,
      }
    const money = (await findPeriodMoney(db, period.id)) ?? { ...noMoney, students: 0 }
    const fixes = await countBankFixes(db, period.code)
    const payers = await findPayers(db, language, period.id)
    return {
      period: period.code,
      periods,
      money: shownMoney(money),
      students: money.students,
      payers: payers.map((payer) => ({
        institution_id: payer.institutionId,
        institution: payer.institution,
        due: { count: payer.count, amount: payer.amount },
        needs_account: { count: payer.needsAccount, amount: payer.needsAccountAmount },
      })),
      batches: (await findBatchRows(db, language, period.id)).map(batchSummary),
      ...(await countWaiting(db, period.id)),
      bank_fixes: fixes.waiting + fixes.toAsk,
    }
  })
}
