import { exportedStates, type OrderState } from '@milgo/domain/payment/order-state'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { isOneOf } from '../../store/is-one-of.ts'
import { paymentProposals, resultRows } from '../../store/payments-schema.ts'
import { isFixOpen } from './orders-repository.ts'

export const addProposal = async (
  tx: Queryable,
  proposal: typeof paymentProposals.$inferInsert,
): Promise<void> => {
  await tx.insert(paymentProposals).values(proposal)
}

export const findProposal = async (tx: Queryable, id: string) => {
  const [proposal] = await tx.select().from(paymentProposals).where(eq(paymentProposals.id, id)).for('update')
  return proposal
}

export const decideProposal = async (
  tx: Queryable,
  id: string,
  values: Partial<typeof paymentProposals.$inferInsert>,
): Promise<void> => {
  await tx.update(paymentProposals).set(values).where(eq(paymentProposals.id, id))
}

/** Returns a row in quarantine, with the request that it names. */
export const findQuarantinedRow = async (tx: Queryable, fileId: string, line: number) => {
  const [row] = await tx
    .select({ requestId: resultRows.requestId })
    .from(resultRows)
    .where(and(eq(resultRows.fileId, fileId), eq(resultRows.line, line), resultRows.isQuarantined))
  return row
}

export const releaseRow = async (tx: Queryable, fileId: string, line: number): Promise<void> => {
  await tx
    .update(resultRows)
    .set({ isQuarantined: false })
    .where(and(eq(resultRows.fileId, fileId), eq(resultRows.line, line)))
}

export type WaitingProposal = {
  readonly id: string
  readonly kind: 'CANCELLATION' | 'BANK_FIX_OPENED'
  readonly batchId: string
  readonly batchNumber: number
  readonly periodCode: string
  readonly number: number
  readonly name: string
  readonly amount: number
  readonly by: { readonly id: string; readonly name: string }
  readonly reason: string
}

/** Returns changes of a period's orders that wait for a second signature, the oldest first. */
export const findOrderProposals = async (
  db: Queryable,
  periodId: number,
  limit: number,
): Promise<readonly WaitingProposal[]> => {
  const { rows } = await db.execute<WaitingProposal>(sql`
    select payment_proposals.id, payment_proposals.kind, payment_batches.id as "batchId",
      payment_batches.number as "batchNumber", registration_periods.code as "periodCode", request_index.number,
      request_index.name, payment_orders.amount, payment_proposals.reason,
      json_build_object('id', proposed_by, 'name', coalesce(staff.name, '')) as by
    from payment_proposals join payment_orders on payment_orders.batch_id = payment_proposals.batch_id
        and payment_orders.sequence = payment_proposals.sequence
      join payment_batches on payment_batches.id = payment_orders.batch_id
      join registration_periods on registration_periods.id = payment_batches.period_id
      join request_index on request_index.request_id = payment_orders.request_id
      left join staff on staff.id = proposed_by
    where outcome is null and payment_batches.period_id = ${periodId}
    order by proposed_at, payment_proposals.id limit ${limit}`)
  return rows
}

type ExportedOrder = {
  readonly requestId: string
  readonly reference: string
  readonly state: OrderState
  readonly isList: boolean
  readonly isFixOpen: boolean
}

/** Returns an exported order. */
export const findExportedOrder = async (tx: Queryable, batchId: string, sequence: number) => {
  const { rows } = await tx.execute<ExportedOrder>(sql`
    select payment_orders.request_id as "requestId", reference, payment_orders.state,
      payment_batches.institution_id is not null as "isList", ${isFixOpen} as "isFixOpen"
    from payment_orders join payment_batches on payment_batches.id = payment_orders.batch_id
    where batch_id = ${batchId}::uuid and sequence = ${sequence} and ${isOneOf(sql`payment_orders.state`, exportedStates)}`)
  return rows[0]
}
