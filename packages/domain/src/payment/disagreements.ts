import type { Ledger, OrderResult } from '../ledger/ledger-entry.ts'
import { type BatchTotals, ordersOf } from '../ledger/money.ts'
import { isExported, type OrderState } from './order-state.ts'

/** A row of a batch, for comparison with the ledger of its student. */
export type BatchRow = { readonly reference: string; readonly state: OrderState; readonly amount: number }

/** An order whose state differs between the ledger and the batch; null if one of them does not have it. */
export type Disagreement = {
  readonly reference: string
  readonly ledger: OrderResult | 'OPEN' | null
  readonly row: OrderState | null
  readonly amount: number
}

/** Returns orders whose rows are missing or differ, and rows of orders that the ledger does not have. */
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
    if (!order) return isExported(state) ? [{ reference, ledger: null, row: state, amount }] : []
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

/** Returns the totals of a batch from the states of its rows. */
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

/** Returns the greatest difference between the totals of rows and ledgers; 0 if they are equal. */
export const totalsApart = (one: BatchTotals, other: BatchTotals): number =>
  Math.max(...(Object.keys(one) as (keyof BatchTotals)[]).map((part) => Math.abs(one[part] - other[part])))
