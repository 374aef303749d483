import type { Ledger } from '@milgo/domain/ledger/ledger-entry'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { ledgerMoney } from '../../store/payments-schema.ts'

export type UncountedLedger = {
  readonly requestId: string
  readonly periodId: number
  readonly isSponsored: boolean
  readonly entries: Ledger
}

/**
 * Returns ledgers with entries that are not counted yet, after the given id, so that a page does not read the earlier
 * ledgers again.
 */
export const findUncounted = async (
  db: Queryable,
  after: string,
  limit: number,
): Promise<readonly UncountedLedger[]> => {
  const { rows } = await db.execute<UncountedLedger>(sql`
    select ledgers.request_id as "requestId", requests.period_id as "periodId",
      ledgers.is_sponsored as "isSponsored", (select json_agg(entry order by number) from ledger_entries
        where ledger_entries.request_id = ledgers.request_id) as entries
    from ledgers join requests on requests.id = ledgers.request_id
      left join ledger_money on ledger_money.request_id = ledgers.request_id
    where ledgers.request_id > ${after}::uuid and coalesce(ledger_money.entries, 0) < (select max(number) from ledger_entries
      where ledger_entries.request_id = ledgers.request_id)
    order by ledgers.request_id limit ${limit}`)
  return rows
}

/** Writes the sums of ledgers. A row is replaced only by sums of more entries. */
export const writeMoney = async (
  db: Queryable,
  rows: readonly (typeof ledgerMoney.$inferInsert)[],
): Promise<void> => {
  await db.execute(sql`
    insert into ledger_money (request_id, period_id, entries, entitled, paid, in_flight, due, waiting, returned,
      unclaimed, needs_account, is_paid_by_institution)
    select "requestId", "periodId", entries, entitled, paid, "inFlight", due, waiting, returned, unclaimed,
      "needsAccount", "isPaidByInstitution"
    from json_to_recordset(${JSON.stringify(rows)}::json) as counted("requestId" uuid, "periodId" integer,
      entries integer, entitled integer, paid integer, "inFlight" integer, due integer, waiting integer,
      returned integer, unclaimed integer, "needsAccount" boolean, "isPaidByInstitution" boolean)
    on conflict (request_id) do update set entries = excluded.entries, entitled = excluded.entitled,
      paid = excluded.paid, in_flight = excluded.in_flight, due = excluded.due, waiting = excluded.waiting,
      returned = excluded.returned, unclaimed = excluded.unclaimed, needs_account = excluded.needs_account,
      is_paid_by_institution = excluded.is_paid_by_institution
    where ledger_money.entries < excluded.entries`)
}
