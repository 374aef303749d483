import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'

/**
 * Removes the money of demo students, so that the students can be removed. The database refuses this for other
 * students, because their ledgers are append only.
 */
export const removeDemoMoney = async (tx: Queryable, requestIds: SQL): Promise<void> => {
  // SQL: the requests are a query of the caller's, and one order has rows in six tables.
  const { rows } = await tx.execute(sql`select from ledgers where request_id in (${requestIds}) limit 1`)
  if (rows.length === 0) return
  await tx.execute(sql`delete from result_rows where request_id in (${requestIds})`)
  await tx.execute(sql`delete from result_files where batch_id in (
      select batch_id from payment_orders where request_id in (${requestIds}))
    and not exists (select from result_rows where file_id = result_files.id)`)
  for (const table of ['payment_orders', 'ledger_entries', 'ledgers'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where request_id in (${requestIds})`)
  await tx.execute(sql`delete from payment_batches where not exists (
    select from payment_orders where batch_id = payment_batches.id) and not exists (
    select from result_files where batch_id = payment_batches.id)`)
}
