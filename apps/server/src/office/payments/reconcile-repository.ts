import type { Ledger } from '@milgo/domain/ledger/ledger-entry'
import type { OrderState } from '@milgo/domain/payment/order-state'
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
  /** Its orders as the batches have them. */
  readonly orders:
    | readonly { readonly reference: string; readonly state: OrderState; readonly amount: number }[]
    | null
}

/** Every ledger of a period with the rows of batches beside it, a page at a time. */
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
        from payment_orders where payment_orders.request_id = ledgers.request_id
          and state not in ('LEFT_OUT', 'DISCARDED', 'CHOSEN')) as orders
    from request_index join ledgers on ledgers.request_id = request_index.request_id
      join lateral (select json_agg(entry order by ledger_entries.number) as entries,
          json_agg(at order by ledger_entries.number) as times
        from ledger_entries where ledger_entries.request_id = ledgers.request_id) written on true
    where request_index.period_id = ${periodId} and request_index.number > ${after}
    order by request_index.number limit ${limit}`)
  return rows
}
