import type { QuarantinePosition } from '@milgo/contracts/office/payment-fields'
import type { ResultVerdict } from '@milgo/domain/payment/explain-result'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { StagedRow } from './results-repository.ts'

export const countVerdicts = async (db: Queryable, fileId: string) => {
  const { rows } = await db.execute<{ verdict: ResultVerdict; count: number; amount: number }>(sql`
    select verdict, count(*)::int as count, sum(amount)::float8 as amount from result_rows
    where file_id = ${fileId}::uuid group by verdict`)
  return rows
}

/** Counts open orders of a batch that a file does not name. */
export const countMissing = async (db: Queryable, fileId: string, batchId: string) => {
  const { rows } = await db.execute<{ count: number; amount: number }>(sql`
    select count(*)::int as count, coalesce(sum(amount), 0)::float8 as amount from payment_orders
    where batch_id = ${batchId}::uuid and state = 'OPEN' and not exists (select from result_rows
      where file_id = ${fileId}::uuid and result_rows.batch_id = payment_orders.batch_id
        and result_rows.sequence = payment_orders.sequence)`)
  return rows[0] ?? { count: 0, amount: 0 }
}

export type ExplainedRow = StagedRow & {
  readonly fileId: string
  readonly verdict: ResultVerdict
  readonly number: number | null
  readonly periodCode: string | null
  readonly name: string | null
  readonly ordered: number | null
  readonly accountId: string | null
  readonly accountSealed: string | null
}

const explainedColumns = sql`result_rows.file_id as "fileId", result_rows.line, result_rows.reference,
  result_rows.amount, result_rows.result, result_rows.reason, result_rows.reason_text as "reasonText",
  result_rows.verdict, request_index.number, registration_periods.code as "periodCode", request_index.name,
  payment_orders.amount as ordered, payment_orders.account_id as "accountId", bank_accounts.sealed as "accountSealed"`

const explainedTables = sql`result_rows
  left join payment_orders on payment_orders.batch_id = result_rows.batch_id
    and payment_orders.sequence = result_rows.sequence
  left join request_index on request_index.request_id = result_rows.request_id
  left join registration_periods on registration_periods.id = request_index.period_id
  left join bank_accounts on bank_accounts.id = payment_orders.account_id`

export const findExplainedPage = async (
  db: Queryable,
  {
    fileId,
    verdicts,
    after,
    limit,
  }: {
    readonly fileId: string
    readonly verdicts: readonly ResultVerdict[] | undefined
    readonly after: number
    readonly limit: number
  },
): Promise<readonly ExplainedRow[]> => {
  const { rows } = await db.execute<ExplainedRow>(sql`
    select ${explainedColumns} from ${explainedTables}
    where result_rows.file_id = ${fileId}::uuid and result_rows.line > ${after}
      ${verdicts ? sql`and result_rows.verdict in (select json_array_elements_text(${JSON.stringify(verdicts)}::json))` : sql``}
    order by result_rows.line limit ${limit}`)
  return rows
}

export type WaitingRow = ExplainedRow & {
  readonly fileName: string
  readonly batchNumber: number
  readonly batchPeriod: string
  readonly at: string
  readonly proposal: {
    readonly id: string
    readonly by: { readonly id: string; readonly name: string }
    readonly amount: number
    readonly reason: string
  } | null
}

type QuarantinePage = {
  readonly periodId: number
  readonly after: QuarantinePosition | undefined
  readonly limit: number
}

const quarantineKey = sql`result_files.decided_at, result_rows.file_id, result_rows.line`

/** Returns a page of the rows in quarantine, the oldest first. */
export const findQuarantine = async (
  db: Queryable,
  { periodId, after, limit }: QuarantinePage,
): Promise<readonly WaitingRow[]> => {
  const isAfter = after
    ? sql`and (${quarantineKey}) > (${after.at}::timestamptz, ${after.file_id}::uuid, ${after.line}::integer)`
    : sql``
  const { rows } = await db.execute<WaitingRow>(sql`
    select ${explainedColumns}, result_files.name as "fileName", payment_batches.number as "batchNumber",
      of_batch.code as "batchPeriod", to_json(result_files.decided_at) #>> '{}' as at,
      (select json_build_object('id', payment_proposals.id, 'amount', payment_proposals.amount, 'reason',
          payment_proposals.reason, 'by', json_build_object('id', proposed_by, 'name', coalesce(staff.name, '')))
        from payment_proposals left join staff on staff.id = proposed_by
        where payment_proposals.file_id = result_rows.file_id and payment_proposals.line = result_rows.line
          and outcome is null) as proposal
    from ${explainedTables} join result_files on result_files.id = result_rows.file_id
      join payment_batches on payment_batches.id = result_files.batch_id
      join registration_periods of_batch on of_batch.id = payment_batches.period_id
    where result_rows.is_quarantined and payment_batches.period_id = ${periodId} ${isAfter}
    order by ${quarantineKey} limit ${limit}`)
  return rows
}
