import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { paymentProposals } from '../../store/payments-schema.ts'

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

/** A row that waits in quarantine, with the request that it names. */
export const findQuarantinedRow = async (tx: Queryable, fileId: string, line: number) => {
  const { rows } = await tx.execute<{ requestId: string | null }>(sql`
    select request_id as "requestId" from result_rows
    where file_id = ${fileId}::uuid and line = ${line} and is_quarantined`)
  return rows[0]
}

export const releaseRow = async (tx: Queryable, fileId: string, line: number): Promise<void> => {
  await tx.execute(
    sql`update result_rows set is_quarantined = false where file_id = ${fileId}::uuid and line = ${line}`,
  )
}

/** An order that was exported. */
export const findExportedOrder = async (tx: Queryable, batchId: string, sequence: number) => {
  const { rows } = await tx.execute<{ requestId: string; reference: string; state: string }>(sql`
    select request_id as "requestId", reference, state from payment_orders
    where batch_id = ${batchId}::uuid and sequence = ${sequence} and state not in ('CHOSEN', 'LEFT_OUT', 'DISCARDED')`)
  return rows[0]
}
