import type { LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import type { Batch } from '@milgo/domain/payment/batch'
import type { LeftOutReason } from '@milgo/domain/payment/left-out'
import { batchedStates, type OrderState } from '@milgo/domain/payment/order-state'
import type { AuditAction } from '@milgo/domain/trail/audit-action'
import { and, eq, max, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { currentPeriodId } from '../../store/current-period.ts'
import { isOneOf } from '../../store/is-one-of.ts'
import { type FrozenFiles, paymentBatches, paymentOrders } from '../../store/payments-schema.ts'

type Clock = Platform['clock']

export type PaymentPeriod = { readonly id: number; readonly code: string; readonly now: string }

/** Returns the period with this code, or the current one. */
export const findPeriod = async (
  db: Queryable,
  clock: Clock,
  code: string | undefined,
): Promise<PaymentPeriod | undefined> => {
  const which = code === undefined ? sql`id = ${currentPeriodId}` : sql`code = ${code}`
  const { rows } = await db.execute<PaymentPeriod>(sql`
    select id, code, to_json(${clock.now()}) #>> '{}' as now from registration_periods where ${which}`)
  return rows[0]
}

/** Locks the creation of batches in a period until the transaction ends. */
export const lockPeriodBatches = async (tx: Queryable, periodId: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payment-batches'), ${periodId})`)
}

export const isSponsoredInstitution = async (db: Queryable, id: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`select from institutions where id = ${id}
    and (is_sponsored or exists (select from ledgers join request_index on request_index.request_id = ledgers.request_id
      where ledgers.is_sponsored and request_index.institution_id = ${id}))`)
  return rows.length > 0
}

export const nextBatchNumber = async (tx: Queryable, periodId: number): Promise<number> => {
  const [row] = await tx
    .select({ last: max(paymentBatches.number) })
    .from(paymentBatches)
    .where(eq(paymentBatches.periodId, periodId))
  return (row?.last ?? 0) + 1
}

export const addBatch = async (tx: Queryable, batch: typeof paymentBatches.$inferInsert): Promise<void> => {
  await tx.insert(paymentBatches).values(batch)
}

export const addOrders = async (
  tx: Queryable,
  orders: readonly (typeof paymentOrders.$inferInsert)[],
): Promise<void> => {
  if (orders.length > 0) await tx.insert(paymentOrders).values([...orders])
}

export type StoredBatch = Batch & {
  readonly id: string
  readonly periodId: number
  readonly periodCode: string
  readonly number: number
  readonly institutionId: number | null
  readonly createdAt: string
  readonly approvedAt: string | null
  readonly exportedBy: string | null
  readonly exportedAt: string | null
  readonly confirmedAt: string | null
  readonly files: FrozenFiles | null
  readonly version: number
  readonly now: string
}

/** How long a change waits for another change of the same batch, before it is refused as `BEING_CHANGED`. */
const patience = '5s'

/**
 * Locks a batch until the transaction ends. A transaction locks the batch before any ledger, so that two never wait for
 * each other.
 */
export const lockBatch = async (tx: Queryable, id: string): Promise<void> => {
  await tx.execute(sql`select set_config('lock_timeout', ${patience}, true)`)
  await tx
    .select({ id: paymentBatches.id })
    .from(paymentBatches)
    .where(eq(paymentBatches.id, id))
    .for('update')
  await tx.execute(sql`set local lock_timeout to default`)
}

/** Locks a batch and returns it. */
export const findLockedBatch = async (
  tx: Queryable,
  clock: Clock,
  id: string,
): Promise<StoredBatch | undefined> => {
  await lockBatch(tx, id)
  return findBatch(tx, clock, id)
}

export const findBatch = async (
  db: Queryable,
  clock: Clock,
  id: string,
): Promise<StoredBatch | undefined> => {
  const { rows } = await db.execute<StoredBatch>(sql`
    select payment_batches.id, period_id as "periodId", registration_periods.code as "periodCode", number,
      institution_id as "institutionId", state, created_by as "createdBy", to_json(created_at) #>> '{}' as "createdAt",
      approved_by as "approvedBy", to_json(approved_at) #>> '{}' as "approvedAt", exported_by as "exportedBy",
      to_json(exported_at) #>> '{}' as "exportedAt", to_json(confirmed_at) #>> '{}' as "confirmedAt", files,
      payment_batches.version, to_json(${clock.now()}) #>> '{}' as now,
      (select count(*)::int from payment_orders where batch_id = payment_batches.id
        and ${isOneOf(sql`payment_orders.state`, batchedStates)}) as orders
    from payment_batches join registration_periods on registration_periods.id = period_id
    where payment_batches.id = ${id}::uuid`)
  return rows[0]
}

export const changeBatch = async (
  tx: Queryable,
  id: string,
  values: Partial<typeof paymentBatches.$inferInsert>,
): Promise<void> => {
  await tx
    .update(paymentBatches)
    .set({ ...values, version: sql`${paymentBatches.version} + 1` })
    .where(eq(paymentBatches.id, id))
}

export type OrderChange = {
  readonly sequence: number
  readonly state: OrderState
  readonly leftOut: LeftOutReason | null
  readonly isReissue: boolean
}

export const changeOrders = async (
  tx: Queryable,
  batchId: string,
  changes: readonly OrderChange[],
): Promise<void> => {
  if (changes.length === 0) return
  // The student's numbers are removed from rows that were left out.
  await tx.execute(sql`
    update payment_orders set state = changed.state, left_out = changed."leftOut", is_reissue = changed."isReissue",
      sealed = case when changed.state = 'LEFT_OUT' then null else sealed end
    from json_to_recordset(${JSON.stringify(changes)}::json)
      as changed(sequence integer, state text, "leftOut" text, "isReissue" boolean)
    where payment_orders.batch_id = ${batchId}::uuid and payment_orders.sequence = changed.sequence`)
}

export const discardOrders = async (tx: Queryable, batchId: string): Promise<void> => {
  await tx
    .update(paymentOrders)
    .set({ state: 'DISCARDED', sealed: null })
    .where(and(eq(paymentOrders.batchId, batchId), eq(paymentOrders.state, 'CHOSEN')))
}

/** A ledger entry with its number. If another entry got that number meanwhile, the transaction fails. */
export type PlacedEntry = { readonly requestId: string; readonly number: number; readonly entry: LedgerEntry }

export const addLedgerEntries = async (
  tx: Queryable,
  entries: readonly PlacedEntry[],
  by: { readonly at: Date; readonly staffId: string },
): Promise<void> => {
  if (entries.length === 0) return
  await tx.execute(sql`
    insert into ledger_entries (request_id, number, at, kind, entry, staff_id)
    select "requestId", number, ${by.at.toISOString()}::timestamptz, entry ->> 'kind', entry, ${by.staffId}::uuid
    from json_to_recordset(${JSON.stringify(entries)}::json) as placed("requestId" uuid, number integer, entry jsonb)`)
}

export const addPaymentAudit = async (
  tx: Queryable,
  clock: Clock,
  action: AuditAction,
  staffId: string,
  details: Readonly<Record<string, string>>,
  studentId?: string,
): Promise<void> => {
  await tx.execute(
    auditEntry({ action, staffId, details, ...(studentId !== undefined && { studentId }) }, clock),
  )
}
