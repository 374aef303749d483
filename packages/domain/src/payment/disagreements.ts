import type { Ledger, OrderResult } from '../ledger/ledger-entry.ts'
import { type BatchTotals, ordersOf } from '../ledger/money.ts'
import type { OrderState } from './order-state.ts'

/** A row of a batch beside the ledger of its student. */
export type BatchRow = { readonly reference: string; readonly state: OrderState; readonly amount: number }

/** An order of which the ledger and the batch say different things; null where one of them does not have it. */
export type Disagreement = {
  readonly reference: string
  readonly ledger: OrderResult | 'OPEN' | null
  readonly row: OrderState | null
  readonly amount: number
}

/** Rows in these states are no orders. */
const withoutOrder: readonly OrderState[] = ['CHOSEN', 'LEFT_OUT', 'DISCARDED']

/** Orders whose rows are lost or differ, and rows of orders that the ledger does not have. */
export const findDisagreements = (ledger: Ledger, rows: readonly BatchRow[]): readonly Disagreement[] => {
  const written = new Map(ordersOf(ledger).map((order) => [order.order, order]))
  const known = new Set(rows.map(({ reference }) => reference))
  const lost = [...written.values()]
    .filter(({ order }) => !known.has(order))
    .map(
      ({ order, result, amount }): Disagreement => ({
        reference: order,
        ledger: result ?? 'OPEN',
        row: null,
        amount,
      }),
    )
  const differing = rows.flatMap(({ reference, state, amount }): readonly Disagreement[] => {
    const order = written.get(reference)
    if (!order) return withoutOrder.includes(state) ? [] : [{ reference, ledger: null, row: state, amount }]
    const said = order.result ?? 'OPEN'
    return said === state && order.amount === amount ? [] : [{ reference, ledger: said, row: state, amount }]
  })
  return [...lost, ...differing]
}

const partOf: Partial<Record<OrderState, Exclude<keyof BatchTotals, 'ordered'>>> = {
  OPEN: 'inFlight',
  PAID: 'paid',
  RETURNED: 'returned',
  CANCELLED: 'cancelled',
}

/** What the rows of a batch say that became of its orders. */
export const rowTotals = (
  sums: readonly { readonly state: OrderState; readonly amount: number }[],
): BatchTotals => {
  const totals = { ordered: 0, paid: 0, inFlight: 0, returned: 0, cancelled: 0 }
  for (const { state, amount } of sums) {
    const part = partOf[state]
    if (!part) continue
    totals.ordered += amount
    totals[part] += amount
  }
  return totals
}

/** How far rows and ledgers are apart over a batch; zero where they say the same. */
export const totalsApart = (one: BatchTotals, other: BatchTotals): number =>
  Math.max(...(Object.keys(one) as (keyof BatchTotals)[]).map((part) => Math.abs(one[part] - other[part])))
