import type { BatchState } from '@milgo/domain/payment/batch'
import type { LeftOutReason } from '@milgo/domain/payment/left-out'
import { batchedStates, type OrderState, unsettledStates } from '@milgo/domain/payment/order-state'
import type { PeriodTotals } from '@milgo/domain/payment/reconcile'
import type { Language } from '@milgo/messages/languages'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { isOneOf } from '../../store/is-one-of.ts'
import { inLanguage } from '../../store/localized.ts'
import { institutions } from '../../store/schema.ts'

type Named = { readonly id: string; readonly name: string }

export type BatchRow = {
  readonly id: string
  readonly periodCode: string
  readonly number: number
  readonly institutionId: number | null
  readonly institution: string | null
  readonly state: BatchState
  readonly createdAt: string
  readonly createdBy: Named
  readonly approvedBy: Named | null
  readonly exportedBy: Named | null
  readonly sums:
    | readonly { readonly state: OrderState; readonly count: number; readonly amount: number }[]
    | null
}

const named = (column: SQL): SQL => sql`(select json_build_object('id', ${column},
  'name', coalesce((select staff.name from staff where staff.id = ${column}), '')) where ${column} is not null)`

const selectBatches = (language: Language, which: SQL): SQL => sql`
  select payment_batches.id, registration_periods.code as "periodCode", number, institution_id as "institutionId",
    ${inLanguage(institutions.name, language)} as institution, state,
    to_json(created_at) #>> '{}' as "createdAt", ${named(sql`created_by`)} as "createdBy",
    ${named(sql`approved_by`)} as "approvedBy", ${named(sql`exported_by`)} as "exportedBy",
    (select json_agg(json_build_object('state', counted.state, 'count', counted.count, 'amount', counted.amount))
      from (select state, count(*)::int as count, sum(amount)::bigint as amount from payment_orders
        where batch_id = payment_batches.id group by state) counted) as sums
  from payment_batches join registration_periods on registration_periods.id = period_id
    left join institutions on institutions.id = institution_id
  where ${which}`

export const findBatchRows = async (
  db: Queryable,
  language: Language,
  periodId: number,
): Promise<readonly BatchRow[]> => {
  const which = sql`payment_batches.period_id = ${periodId} and state <> 'DISCARDED' order by number desc`
  return (await db.execute<BatchRow>(selectBatches(language, which))).rows
}

export const findBatchRow = async (
  db: Queryable,
  language: Language,
  id: string,
): Promise<BatchRow | undefined> =>
  (await db.execute<BatchRow>(selectBatches(language, sql`payment_batches.id = ${id}::uuid`))).rows[0]

/** Returns the last batch of the same payer that was exported before this one. */
export const findLastBatch = async (
  db: Queryable,
  language: Language,
  batch: {
    readonly periodId: number
    readonly number: number
    readonly institutionId: number | null
  },
): Promise<BatchRow | undefined> => {
  const which = sql`payment_batches.period_id = ${batch.periodId} and number < ${batch.number}
    and institution_id is not distinct from ${batch.institutionId}::integer and state in ('EXPORTED', 'CONFIRMED')
    order by number desc limit 1`
  return (await db.execute<BatchRow>(selectBatches(language, which))).rows[0]
}

const inBatch = (batchId: string): SQL =>
  sql`payment_orders.batch_id = ${batchId}::uuid and ${isOneOf(sql`payment_orders.state`, batchedStates)}`

/** Counts the accounts of a batch that were never paid to, and those that replaced another account. */
export const countAccounts = async (db: Queryable, batchId: string) => {
  const { rows } = await db.execute<{ unpaid: number; changed: number }>(sql`
    select count(*) filter (where not exists (select from payment_orders earlier
        where earlier.account_hash = payment_orders.account_hash and earlier.state = 'PAID'
          and earlier.batch_id <> payment_orders.batch_id))::int as unpaid,
      count(*) filter (where bank_accounts.source = 'FIX')::int as changed
    from payment_orders join bank_accounts on bank_accounts.id = payment_orders.account_id
    where ${inBatch(batchId)}`)
  return rows[0] ?? { unpaid: 0, changed: 0 }
}

export type SharedAccount = {
  readonly accountId: string
  readonly accountSealed: string | null
  readonly numbers: readonly number[]
}

/** Returns accounts that several rows of a batch are paid to. */
export const findSharedAccounts = async (
  db: Queryable,
  batchId: string,
  limit: number,
): Promise<readonly SharedAccount[]> => {
  const { rows } = await db.execute<SharedAccount>(sql`
    select shared.account_id as "accountId", bank_accounts.sealed as "accountSealed", numbers
    from (select min(account_id::text)::uuid as account_id, json_agg(request_index.number order by request_index.number)
        as numbers
      from payment_orders join request_index on request_index.request_id = payment_orders.request_id
      where ${inBatch(batchId)} and payment_orders.account_hash is not null
      group by payment_orders.account_hash having count(*) > 1 limit ${limit}) shared
    join bank_accounts on bank_accounts.id = shared.account_id`)
  return rows
}

export const countLeftOut = async (db: Queryable, batchId: string) => {
  const { rows } = await db.execute<{ reason: LeftOutReason; count: number; amount: number }>(sql`
    select left_out as reason, count(*)::int as count, sum(amount)::int as amount from payment_orders
    where batch_id = ${batchId}::uuid and state = 'LEFT_OUT' group by left_out order by 2 desc`)
  return rows
}

export const findBatchResults = async (db: Queryable, batchId: string) => {
  const { rows } = await db.execute<{
    id: string
    name: string
    state: 'PREVIEW' | 'APPLIED' | 'DISCARDED'
    uploadedAt: string
    uploadedBy: Named
    rows: number
  }>(sql`select id, name, state, to_json(uploaded_at) #>> '{}' as "uploadedAt", ${named(sql`uploaded_by`)}
      as "uploadedBy", rows
    from result_files where batch_id = ${batchId}::uuid and state <> 'DISCARDED' order by uploaded_at desc`)
  return rows
}

export const findPeriodMoney = async (db: Queryable, periodId: number) => {
  // SQL: sums as numbers, and 0 where there are none; the builder's are texts or null.
  const { rows } = await db.execute<PeriodTotals & { students: number }>(sql`
    select coalesce(sum(entitled), 0)::int as entitled, coalesce(sum(paid), 0)::int as paid,
      coalesce(sum(in_flight), 0)::int as "inFlight", coalesce(sum(due), 0)::int as due,
      coalesce(sum(waiting), 0)::int as waiting, coalesce(sum(returned), 0)::int as returned,
      coalesce(sum(unclaimed), 0)::int as unclaimed, count(*)::int as students
    from ledger_money where period_id = ${periodId}`)
  return rows[0]
}

/** Returns what is due, for the bank and for each institution, without rows that a batch has already chosen. */
export const findPayers = async (db: Queryable, language: Language, periodId: number) => {
  const { rows } = await db.execute<{
    institutionId: number | null
    institution: string | null
    count: number
    amount: number
    needsAccount: number
    needsAccountAmount: number
  }>(sql`
    select payer as "institutionId", ${inLanguage(institutions.name, language)} as institution,
      count(*) filter (where not needs_account)::int as count,
      coalesce(sum(due) filter (where not needs_account), 0)::int as amount,
      count(*) filter (where needs_account)::int as "needsAccount",
      coalesce(sum(due) filter (where needs_account), 0)::int as "needsAccountAmount"
    from (select case when is_paid_by_institution then request_index.institution_id end as payer, due, needs_account
      from ledger_money join request_index on request_index.request_id = ledger_money.request_id
      where ledger_money.period_id = ${periodId} and due > 0
        and not exists (select from payment_orders where payment_orders.request_id = ledger_money.request_id
          and ${isOneOf(sql`payment_orders.state`, unsettledStates)})) due
    left join institutions on institutions.id = payer
    group by payer, institutions.name order by payer nulls first`)
  return rows
}

export const findPaymentPeriods = async (db: Queryable): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from registration_periods where exists (select from requests join ledgers
      on ledgers.request_id = requests.id where requests.period_id = registration_periods.id) order by opens_at desc`)
  return rows.map(({ code }) => code)
}

export const countWaiting = async (db: Queryable, periodId: number) => {
  const { rows } = await db.execute<{ quarantined: number; proposals: number }>(sql`
    select (select count(*)::int from result_rows join result_files on result_files.id = file_id
        join payment_batches on payment_batches.id = result_files.batch_id
        where is_quarantined and payment_batches.period_id = ${periodId}) as quarantined,
      (select count(*)::int from payment_proposals join payment_batches on payment_batches.id = batch_id
        where outcome is null and payment_batches.period_id = ${periodId}) as proposals`)
  return rows[0] ?? { quarantined: 0, proposals: 0 }
}
