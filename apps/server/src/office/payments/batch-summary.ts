import type { BatchSummary, Sum } from '@milgo/contracts/office/payment-fields'
import { batchCode } from '@milgo/domain/payment/order-reference'
import { batchedStates, type OrderState, unsettledStates } from '@milgo/domain/payment/order-state'
import { lowestId } from '../../store/lowest-id.ts'
import type { BatchRow } from './overview-repository.ts'

const nobody = { id: lowestId, name: '' }

const sumOf = ({ sums }: BatchRow, ...states: readonly OrderState[]): Sum =>
  (sums ?? [])
    .filter(({ state }) => states.includes(state))
    .reduce((sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }), {
      count: 0,
      amount: 0,
    })

/** Returns the sum of all rows that were not left out. */
export const ordersOfBatch = (row: BatchRow): Sum => sumOf(row, ...batchedStates)

export const batchSummary = (row: BatchRow): BatchSummary => ({
  id: row.id,
  code: batchCode(row.periodCode, row.number),
  payer: { institution_id: row.institutionId, institution: row.institution },
  state: row.state,
  created_at: row.createdAt,
  created_by: row.createdBy ?? nobody,
  orders: ordersOfBatch(row),
  open: sumOf(row, ...unsettledStates),
  paid: sumOf(row, 'PAID'),
  returned: sumOf(row, 'RETURNED'),
  cancelled: sumOf(row, 'CANCELLED'),
  left_out: sumOf(row, 'LEFT_OUT'),
})
