import type { Ledger } from '@milgo/domain/ledger/ledger-entry'
import type { BatchRow } from '@milgo/domain/payment/disagreements'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

export type PeriodLedger = {
  readonly requestId: string
  readonly number: number
  readonly name: string
  readonly isSponsored: boolean
  readonly entries: Ledger
  /** When each entry was written. */
  readonly times: readonly string[]
  /** The rows of this request in all batches. */
  readonly orders: readonly BatchRow[] | null
}

/** Makes all later reads of the transaction see the same moment. It must be the transaction's first statement. */
export const makeReadsConsistent = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`)
}

/** Returns a page of the ledgers of a period, each with its rows in batches. */
export const findLedgerPage = async (
  db: Queryable,
  periodId: number,
  after: number,
  limit: number,
): Promise<readonly PeriodLedger[]> => {
  const { rows } = await db.execute<PeriodLedger>(sql`
    select ledgers.request_id as "requestId", request_index.number, request_index.name,
      ledgers.is_sponsored as "isSponsored", written.entries, written.times,
      (select json_agg(json_build_object('reference', reference, 'state', state, 'amount', amount))
        from payment_orders where payment_orders.request_id = ledgers.request_id) as orders
    from request_index join ledgers on ledgers.request_id = request_index.request_id
      join lateral (select coalesce(json_agg(entry order by ledger_entries.number), '[]') as entries,
          coalesce(json_agg(at order by ledger_entries.number), '[]') as times
        from ledger_entries where ledger_entries.request_id = ledgers.request_id) written on true
    where request_index.period_id = ${periodId} and request_index.number > ${after}
    order by request_index.number limit ${limit}`)
  return rows
}

/** Returns rows of a period's batches whose students have no ledger. */
export const findOrdersWithoutLedger = async (
  db: Queryable,
  periodId: number,
): Promise<readonly (BatchRow & { readonly number: number })[]> => {
  const { rows } = await db.execute<BatchRow & { readonly number: number }>(sql`
    select reference, payment_orders.state, amount, requests.number
    from payment_batches join payment_orders on payment_orders.batch_id = payment_batches.id
      join requests on requests.id = payment_orders.request_id
    where payment_batches.period_id = ${periodId}
      and not exists (select from ledgers join request_index on request_index.request_id = ledgers.request_id
        where ledgers.request_id = payment_orders.request_id)
    order by reference`)
  return rows
}
