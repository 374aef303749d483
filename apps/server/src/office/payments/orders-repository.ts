import type { LeftOutReason } from '@milgo/domain/payment/left-out'
import { exportedStates, type OrderState } from '@milgo/domain/payment/order-state'
import type { ReturnReason } from '@milgo/domain/payment/return-reason'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { paymentOrders } from '../../store/payments-schema.ts'

export type ExportedRow = {
  readonly sequence: number
  readonly reference: string
  readonly bankReference: string
  readonly amount: number
  readonly sealed: string | null
}

/** Returns orders of an exported batch, in any state. */
export const findExportedPage = (
  db: Queryable,
  batchId: string,
  after: number,
  limit: number,
): Promise<readonly ExportedRow[]> => {
  const { sequence, reference, bankReference, amount, sealed } = paymentOrders
  return db
    .select({ sequence, reference, bankReference, amount, sealed })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.batchId, batchId),
        gt(sequence, after),
        inArray(paymentOrders.state, [...exportedStates]),
      ),
    )
    .orderBy(asc(sequence))
    .limit(limit)
}

/** Condition on `payment_orders`: finance has opened the bank fix for a student whose institution paid by a list. */
export const isFixOpen = sql`exists (select from ledger_entries where ledger_entries.request_id = payment_orders.request_id
  and kind = 'BANK_FIX_OPENED')`

export type OrderRow = ExportedRow & {
  readonly number: number
  readonly name: string
  readonly periodCode: string
  readonly state: OrderState
  readonly leftOut: LeftOutReason | null
  readonly returnReason: ReturnReason | null
  readonly isReissue: boolean
  readonly isFixOpen: boolean
  readonly accountId: string | null
  readonly accountSealed: string | null
  readonly proposal: {
    readonly id: string
    readonly kind: 'CANCELLATION' | 'BANK_FIX_OPENED'
    readonly by: { readonly id: string; readonly name: string }
    readonly reason: string
  } | null
}

export const findOrderPage = async (
  db: Queryable,
  {
    batchId,
    state,
    after,
    limit,
  }: {
    readonly batchId: string
    readonly state: OrderState | undefined
    readonly after: number
    readonly limit: number
  },
): Promise<readonly OrderRow[]> => {
  const { rows } = await db.execute<OrderRow>(sql`
    select payment_orders.sequence, reference, bank_reference as "bankReference", payment_orders.amount, payment_orders.sealed, request_index.number,
      request_index.name, registration_periods.code as "periodCode", payment_orders.state, left_out as "leftOut",
      return_reason as "returnReason", is_reissue as "isReissue", account_id as "accountId",
      bank_accounts.sealed as "accountSealed", ${isFixOpen} as "isFixOpen",
      (select json_build_object('id', payment_proposals.id, 'kind', payment_proposals.kind, 'reason', reason,
          'by', json_build_object('id', proposed_by, 'name', coalesce(staff.name, '')))
        from payment_proposals left join staff on staff.id = proposed_by
        where payment_proposals.batch_id = payment_orders.batch_id
          and payment_proposals.sequence = payment_orders.sequence and outcome is null) as proposal
    from payment_orders join request_index on request_index.request_id = payment_orders.request_id
      join registration_periods on registration_periods.id = request_index.period_id
      left join bank_accounts on bank_accounts.id = account_id
    where payment_orders.batch_id = ${batchId}::uuid and payment_orders.sequence > ${after}
      ${state === undefined ? sql`` : sql`and payment_orders.state = ${state}`}
    order by payment_orders.sequence limit ${limit}`)
  return rows
}

/** Returns the amounts of exported orders by their sequence. */
export const findAmounts = async (
  db: Queryable,
  batchId: string,
  sequences: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await db.execute<{ sequence: number; amount: number }>(sql`
    select sequence, amount from payment_orders where batch_id = ${batchId}::uuid
      and sequence in (select value::integer from json_array_elements_text(${JSON.stringify(sequences)}::json))`)
  return new Map(rows.map(({ sequence, amount }) => [sequence, amount]))
}

/** Returns a row of a batch, in any state. */
export const findOrder = async (db: Queryable, batchId: string, sequence: number) => {
  const { rows } = await db.execute<{ requestId: string; studentId: string; state: OrderState }>(sql`
    select payment_orders.request_id as "requestId", requests.student_id as "studentId", payment_orders.state
    from payment_orders join requests on requests.id = payment_orders.request_id
    where batch_id = ${batchId}::uuid and sequence = ${sequence}`)
  return rows[0]
}
