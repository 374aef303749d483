import type { Ledger } from '@milgo/domain/ledger/ledger-entry'
import type { ResultVerdict } from '@milgo/domain/payment/explain-result'
import { plainReference } from '@milgo/domain/payment/order-reference'
import { exportedStates } from '@milgo/domain/payment/order-state'
import type { ReturnReason } from '@milgo/domain/payment/return-reason'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { isOneOf } from '../../store/is-one-of.ts'
import { resultFiles, resultRows } from '../../store/payments-schema.ts'

export type NamedOrderRow = {
  readonly bankReference: string
  readonly batchId: string
  readonly sequence: number
  readonly reference: string
  readonly requestId: string
  readonly amount: number
  readonly isSponsored: boolean
  readonly entries: Ledger
}

/**
 * Returns the exported orders with these references, and their ledgers. Locks the ledgers if `locks` is true, which
 * applying results needs.
 */
export const findNamedOrders = async (
  db: Queryable,
  references: readonly string[],
  locks: boolean,
): Promise<ReadonlyMap<string, NamedOrderRow>> => {
  const asked = sql`(select json_array_elements_text(${JSON.stringify(references)}::json))`
  const columns = sql`bank_reference, batch_id, sequence, reference, request_id, amount, state`
  // A reference is the bank's number, or the office's as people copy it.
  const wanted = sql`select * from (select ${columns} from payment_orders where bank_reference in ${asked}
      union select ${columns} from payment_orders where replace(reference, '-', '') in ${asked}) either_way
    where ${isOneOf(sql`state`, exportedStates)}`
  // Ledgers are always locked in this order, so that two transactions never wait for each other.
  if (locks)
    await db.execute(sql`select from ledgers where request_id in (select request_id from (${wanted}) wanted)
      order by request_id for update`)
  const { rows } = await db.execute<NamedOrderRow>(sql`
    select bank_reference as "bankReference", batch_id as "batchId", sequence, reference,
      wanted.request_id as "requestId", amount, is_sponsored as "isSponsored",
      (select json_agg(entry order by number) from ledger_entries
        where ledger_entries.request_id = wanted.request_id) as entries
    from (${wanted}) wanted join ledgers on ledgers.request_id = wanted.request_id`)
  return new Map(
    rows.flatMap((row) => [
      [row.bankReference, row],
      [plainReference(row.reference), row],
    ]),
  )
}

export const isFileKnown = async (db: Queryable, sha256: string): Promise<boolean> => {
  const known = await db
    .select({ id: resultFiles.id })
    .from(resultFiles)
    .where(and(eq(resultFiles.sha256, sha256), ne(resultFiles.state, 'DISCARDED')))
  return known.length > 0
}

export const addResultFile = async (tx: Queryable, file: typeof resultFiles.$inferInsert): Promise<void> => {
  await tx.insert(resultFiles).values(file)
}

export const addResultRows = async (
  tx: Queryable,
  rows: readonly (typeof resultRows.$inferInsert)[],
): Promise<void> => {
  await tx.execute(sql`
    insert into result_rows (file_id, line, reference, amount, result, reason, reason_text, verdict, batch_id,
      sequence, request_id)
    select "fileId", line, reference, amount, result, reason, "reasonText", verdict, "batchId", sequence, "requestId"
    from json_to_recordset(${JSON.stringify(rows)}::json) as staged("fileId" uuid, line integer, reference text,
      amount integer, result text, reason text, "reasonText" text, verdict text, "batchId" uuid, sequence integer,
      "requestId" uuid)`)
}

export type StoredResultFile = {
  readonly id: string
  readonly batchId: string
  readonly name: string
  readonly sha256: string
  readonly state: 'PREVIEW' | 'APPLIED' | 'DISCARDED'
  readonly rows: number
  readonly uploadedAt: string
  readonly uploadedBy: { readonly id: string; readonly name: string }
  readonly decidedAt: string | null
  readonly decidedBy: { readonly id: string; readonly name: string } | null
}

export const findResultFile = async (
  db: Queryable,
  id: string,
  locks: 'locked' | 'unlocked' = 'unlocked',
): Promise<StoredResultFile | undefined> => {
  const { rows } = await db.execute<StoredResultFile>(sql`
    select id, batch_id as "batchId", name, sha256, state, rows, to_json(uploaded_at) #>> '{}' as "uploadedAt",
      json_build_object('id', uploaded_by, 'name', coalesce((select staff.name from staff where staff.id = uploaded_by),
        '')) as "uploadedBy", to_json(decided_at) #>> '{}' as "decidedAt",
      case when decided_by is not null then json_build_object('id', decided_by, 'name',
        coalesce((select staff.name from staff where staff.id = decided_by), '')) end as "decidedBy"
    from result_files where id = ${id}::uuid ${locks === 'locked' ? sql`for update` : sql``}`)
  return rows[0]
}

export const decideFile = async (
  tx: Queryable,
  id: string,
  values: Partial<typeof resultFiles.$inferInsert>,
): Promise<void> => {
  await tx.update(resultFiles).set(values).where(eq(resultFiles.id, id))
}

export type StagedRow = {
  readonly line: number
  readonly reference: string
  readonly amount: number
  readonly result: 'PAID' | 'RETURNED'
  readonly reason: ReturnReason | null
  readonly reasonText: string
}

export const findStagedPage = (
  db: Queryable,
  fileId: string,
  after: number,
  limit: number,
): Promise<readonly StagedRow[]> => {
  const { line, reference, amount, result, reason, reasonText } = resultRows
  return db
    .select({ line, reference, amount, result, reason, reasonText })
    .from(resultRows)
    .where(and(eq(resultRows.fileId, fileId), gt(line, after)))
    .orderBy(asc(line))
    .limit(limit)
}

export type RowOutcome = {
  readonly line: number
  readonly verdict: ResultVerdict
  readonly isQuarantined: boolean
}

export const settleRows = async (
  tx: Queryable,
  fileId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> => {
  await tx.execute(sql`
    update result_rows set verdict = settled.verdict, is_quarantined = settled."isQuarantined"
    from json_to_recordset(${JSON.stringify(outcomes)}::json)
      as settled(line integer, verdict text, "isQuarantined" boolean)
    where result_rows.file_id = ${fileId}::uuid and result_rows.line = settled.line
      and (result_rows.verdict <> settled.verdict or settled."isQuarantined")`)
}

export type OrderOutcome = {
  readonly batchId: string
  readonly sequence: number
  readonly state: 'PAID' | 'RETURNED' | 'CANCELLED'
  readonly reason: ReturnReason | null
}

/** Writes the state of orders beside the ledger, as the ledger says. */
export const settleOrders = async (tx: Queryable, outcomes: readonly OrderOutcome[]): Promise<void> => {
  if (outcomes.length === 0) return
  await tx.execute(sql`
    update payment_orders set state = settled.state, return_reason = settled.reason
    from json_to_recordset(${JSON.stringify(outcomes)}::json)
      as settled("batchId" uuid, sequence integer, state text, reason text)
    where payment_orders.batch_id = settled."batchId" and payment_orders.sequence = settled.sequence`)
}

/** Marks a batch as confirmed if none of its orders is open. */
export const confirmIfSettled = async (
  tx: Queryable,
  clock: Platform['clock'],
  batchId: string,
): Promise<void> => {
  await tx.execute(sql`
    update payment_batches set state = 'CONFIRMED', confirmed_at = ${clock.now()}, version = version + 1
    where id = ${batchId}::uuid and state = 'EXPORTED'
      and not exists (select from payment_orders where batch_id = ${batchId}::uuid and state = 'OPEN')`)
}
