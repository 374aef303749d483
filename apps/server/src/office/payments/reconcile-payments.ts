import type { reconcilePayments as call } from '@milgo/contracts/office/reconcile-payments'
import { type BatchTotals, ordersOf } from '@milgo/domain/ledger/money'
import { findDisagreements, rowTotals, totalsApart } from '@milgo/domain/payment/disagreements'
import { batchCode } from '@milgo/domain/payment/order-reference'
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
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPeriod } from './batches-repository.ts'
import { shownMoney } from './get-payments.ts'
import { findBatchRows, findPaymentPeriods } from './overview-repository.ts'
import {
  findLedgerPage,
  findOrdersWithoutLedger,
  makeReadsConsistent,
  type PeriodLedger,
} from './reconcile-repository.ts'

type Answer = z.input<typeof call.response>

const page = 1_000
/** The most differences of each kind that the page lists. All of them are counted, and in the file. */
const mostListed = 200
const none: BatchTotals = { ordered: 0, paid: 0, inFlight: 0, returned: 0, cancelled: 0 }
const partOf = { PAID: 'paid', RETURNED: 'returned', CANCELLED: 'cancelled' } as const

/**
 * Computes a period's sums again from every entry of its ledgers, and compares its batches with them. All of it is read
 * as it was at one moment, because results that are applied meanwhile would show as a difference.
 */
export const reconcilePayments = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  language: Language,
  code?: string,
  { most = mostListed, onStudent }: Asked = {},
) =>
  database.transaction(async (tx) => {
    await makeReadsConsistent(tx)
    const found = await reconcile(tx, clock, language, code, onStudent)
    return {
      ...found,
      disagreements: found.disagreements.slice(0, most),
      unbalanced: found.unbalanced.slice(0, most),
    }
  })

type Asked = { readonly most?: number; readonly onStudent?: OnStudent }

/** Called for each ledger, in the order of the request numbers. */
type OnStudent = (student: {
  readonly requestNumber: string
  readonly name: string
  readonly totals: PeriodTotals
  readonly difference: number
}) => void

const reconcile = async (
  db: Queryable,
  clock: Platform['clock'],
  language: Language,
  code: string | undefined,
  onStudent: OnStudent = () => {},
): Promise<Answer> => {
  const period = await findPeriod(db, clock, code ?? (await findPaymentPeriods(db))[0])
  const at = period?.now ?? new Date(0).toISOString()
  const now = new Date(at)
  let money: PeriodTotals = noMoney
  let students = 0
  let difference = 0
  const batches = new Map<string, BatchTotals>()
  const disagreements: Answer['disagreements'] = []
  const unbalanced: Answer['unbalanced'] = []
  const ageing = [0, ...ageingSteps].map((from_days) => ({ from_days, count: 0, amount: 0 }))

  const count = (ledger: PeriodLedger, periodCode: string): void => {
    const totals = totalsOf(ledger.entries, ledger.isSponsored)
    const number = requestNumber(periodCode, ledger.number)
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
    for (const one of findDisagreements(ledger.entries, ledger.orders ?? []))
      disagreements.push({ ...one, request_number: number })
    const off = periodDifference(totals)
    difference += off
    onStudent({ requestNumber: number, name: ledger.name, totals, difference: off })
    if (off !== 0) unbalanced.push({ request_number: number, difference: off, money: shownMoney(totals) })
    const step = totals.unclaimed > 0 ? ageing[ageingOf(unclaimedSince(ledger), now)] : undefined
    if (step) {
      step.count += 1
      step.amount += totals.unclaimed
    }
  }

  for (let after = 0; period; ) {
    const ledgers = await findLedgerPage(db, period.id, after, page)
    for (const ledger of ledgers) count(ledger, period.code)
    if (ledgers.length < page) break
    after = ledgers.at(-1)?.number ?? after
  }
  const orphans = period ? await findOrdersWithoutLedger(db, period.id) : []
  for (const { number, ...row } of orphans)
    for (const one of findDisagreements([], [row]))
      disagreements.push({ ...one, request_number: requestNumber(period?.code ?? '', number) })
  const rows = period ? await findBatchRows(db, language, period.id) : []
  const known = new Map(
    rows.flatMap((row) => {
      const totals = rowTotals(row.sums ?? [])
      const name = batchCode(row.periodCode, row.number)
      // A draft has no orders, and nothing to compare.
      return totals.ordered > 0 || batches.has(name) ? [[name, { ...row, totals }] as const] : []
    }),
  )
  return {
    period: period?.code ?? null,
    at,
    money: shownMoney(money),
    students,
    difference,
    batches: [...new Set([...batches.keys(), ...known.keys()])]
      .toSorted((one, other) => other.localeCompare(one))
      .map((name) => {
        const row = known.get(name)
        const written = batches.get(name) ?? none
        const { inFlight, ...sums } = written
        return {
          id: row?.id ?? null,
          code: name,
          payer: { institution_id: row?.institutionId ?? null, institution: row?.institution ?? null },
          ...sums,
          in_flight: inFlight,
          difference: batchDifference(written) + totalsApart(written, row?.totals ?? none),
        }
      }),
    disagreements,
    disagreements_total: disagreements.length,
    unbalanced,
    unbalanced_total: unbalanced.length,
    ageing,
  }
}

const unclaimedSince = ({ entries, times }: PeriodLedger): Date =>
  new Date(times[entries.findLastIndex(({ kind }) => kind === 'UNCLAIMED')] ?? 0)
