import type { reconcilePayments as call } from '@milgo/contracts/office/reconcile-payments'
import type { OrderResult } from '@milgo/domain/ledger/ledger-entry'
import { ordersOf } from '@milgo/domain/ledger/money'
import { batchCode } from '@milgo/domain/payment/order-reference'
import type { OrderState } from '@milgo/domain/payment/order-state'
import {
  addTotals,
  ageingOf,
  ageingSteps,
  batchDifference,
  noMoney,
  type PeriodTotals,
  periodDifference,
  totalsOf,
} from '@milgo/domain/payment/reconcile'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { findPeriod } from './batches-repository.ts'
import { shownMoney } from './get-payments.ts'
import { findBatchRows, findPaymentPeriods } from './overview-repository.ts'
import { findLedgerPage, type PeriodLedger } from './reconcile-repository.ts'

type Answer = z.input<typeof call.response>
type Disagreement = Answer['disagreements'][number]

const page = 1_000
const mostDisagreements = 200
const none = { ordered: 0, paid: 0, inFlight: 0, returned: 0, cancelled: 0 }

/** What the state of a row says in the words of the ledger. */
const resultOfState: Partial<Record<OrderState, OrderResult>> = {
  PAID: 'PAID',
  RETURNED: 'RETURNED',
  CANCELLED: 'CANCELLED',
}
const partOf = { PAID: 'paid', RETURNED: 'returned', CANCELLED: 'cancelled' } as const

/** Counts a period anew from every entry of its ledgers, and compares its batches with them. */
export const reconcilePayments = async (
  { database, clock }: Platform,
  language: Language,
  code: string | undefined,
): Promise<Answer> => {
  const period = await database.read(async (db) =>
    findPeriod(db, clock, code ?? (await findPaymentPeriods(db))[0]),
  )
  const at = period?.now ?? new Date(0).toISOString()
  const now = new Date(at)
  let money: PeriodTotals = noMoney
  let students = 0
  const batches = new Map<string, typeof none>()
  const disagreements: Disagreement[] = []
  const ageing = [0, ...ageingSteps].map((from_days) => ({ from_days, count: 0, amount: 0 }))

  const count = (ledger: PeriodLedger, periodCode: string): void => {
    const totals = totalsOf(ledger.entries, ledger.isSponsored)
    money = addTotals(money, totals)
    students += 1
    for (const order of ordersOf(ledger.entries)) {
      const sum = batches.get(order.batch) ?? none
      const part = order.result === undefined ? 'inFlight' : partOf[order.result]
      batches.set(order.batch, {
        ...sum,
        ordered: sum.ordered + order.amount,
        [part]: sum[part] + order.amount,
      })
    }
    disagreements.push(...disagreementsOf(ledger, periodCode))
    const step = totals.unclaimed > 0 ? ageing[ageingOf(unclaimedSince(ledger), now)] : undefined
    if (step) {
      step.count += 1
      step.amount += totals.unclaimed
    }
  }

  for (let after = 0; period; ) {
    const ledgers = await database.read((db) => findLedgerPage(db, period.id, after, page))
    for (const ledger of ledgers) count(ledger, period.code)
    if (ledgers.length < page) break
    after = ledgers.at(-1)?.number ?? after
  }
  const rows = period ? await database.read((db) => findBatchRows(db, language, period.id)) : []
  const known = new Map(rows.map((row) => [batchCode(row.periodCode, row.number), row]))
  return {
    period: period?.code ?? null,
    at,
    money: shownMoney(money),
    students,
    difference: periodDifference(money),
    batches: [...batches]
      .toSorted(([one], [other]) => other.localeCompare(one))
      .map(([name, { inFlight, ...sums }]) => ({
        id: known.get(name)?.id ?? null,
        code: name,
        payer: {
          institution_id: known.get(name)?.institutionId ?? null,
          institution: known.get(name)?.institution ?? null,
        },
        ...sums,
        in_flight: inFlight,
        difference: batchDifference({ ...sums, inFlight }),
      })),
    disagreements: disagreements.slice(0, mostDisagreements),
    ageing,
  }
}

const unclaimedSince = ({ entries, times }: PeriodLedger): Date =>
  new Date(times[entries.findLastIndex(({ kind }) => kind === 'UNCLAIMED')] ?? 0)

/** Rows of batches that say something else of an order than the ledger does, or of an order that it does not have. */
const disagreementsOf = (
  { entries, orders, number }: PeriodLedger,
  periodCode: string,
): readonly Disagreement[] => {
  const written = new Map(ordersOf(entries).map((order) => [order.order, order]))
  return (orders ?? []).flatMap(({ reference, state, amount }) => {
    const order = written.get(reference)
    const isSame = order && order.result === resultOfState[state] && order.amount === amount
    return isSame
      ? []
      : [
          {
            reference,
            request_number: requestNumber(periodCode, number),
            ledger: order ? (order.result ?? 'OPEN') : null,
            row: state,
            amount,
          },
        ]
  })
}
