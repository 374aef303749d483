import type { BatchSummary, Sum } from '@milgo/contracts/office/payment-fields'
import { batchCode } from '@milgo/domain/payment/order-reference'
import { exportedStates, type OrderState } from '@milgo/domain/payment/order-state'
import type { BatchRow } from './overview-repository.ts'

const nobody = { id: '00000000-0000-0000-0000-000000000000', name: '' }

const sumOf = ({ sums }: BatchRow, ...states: readonly OrderState[]): Sum =>
  (sums ?? [])
    .filter(({ state }) => states.includes(state))
    .reduce((sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }), {
      count: 0,
      amount: 0,
    })

/** All rows that were not left out. */
export const ordersOfBatch = (row: BatchRow): Sum => sumOf(row, 'CHOSEN', ...exportedStates)

export const batchSummary = (row: BatchRow): BatchSummary => ({
  id: row.id,
  code: batchCode(row.periodCode, row.number),
  payer: { institution_id: row.institutionId, institution: row.institution },
  state: row.state,
  created_at: row.createdAt,
  created_by: row.createdBy ?? nobody,
  orders: ordersOfBatch(row),
  open: sumOf(row, 'CHOSEN', 'OPEN'),
  paid: sumOf(row, 'PAID'),
  returned: sumOf(row, 'RETURNED'),
  cancelled: sumOf(row, 'CANCELLED'),
  left_out: sumOf(row, 'LEFT_OUT'),
})
