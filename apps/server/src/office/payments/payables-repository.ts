import type { Ledger } from '@milgo/domain/ledger/ledger-entry'
import { batchedStates, unsettledStates } from '@milgo/domain/payment/order-state'
import type { RequestEvent } from '@milgo/domain/status/request-event'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { hasConflict } from '../../store/conflict-of-interest.ts'
import { isOneOf } from '../../store/is-one-of.ts'

/** How a staff member is involved in a row of a batch. */
export type TouchedRow = {
  /** The staff member is the student, or knows the student. */
  readonly isOwn: boolean
  /** The events of the request, if the staff member acted on it before the payment; null if not. */
  readonly events: readonly Pick<RequestEvent, 'event' | 'actor'>[] | null
}

/** Everything that a row of a batch is judged by, as it is stored. */
export type PayableRow = TouchedRow & {
  readonly requestId: string
  readonly number: number
  readonly name: string
  readonly periodCode: string
  readonly studentId: string
  readonly identitySealed: string
  readonly isSponsored: boolean
  readonly entries: Ledger
  readonly account: {
    readonly id: string
    readonly sealed: string | null
    readonly lookupHash: string | null
    readonly source: 'SENT' | 'FIX'
    readonly createdAt: string
  } | null
  /** A batch has chosen or ordered it. */
  readonly isChosen: boolean
}

const isOwnOf = (staffId: string, requestId: SQL): SQL =>
  hasConflict(staffId, { identityHash: sql`request_index.identity_hash`, requestId })

/**
 * Condition: the staff member acted on the request, except as finance. Acts as finance are left out, because every
 * payment writes one.
 */
const hasActedOn = (staffId: string, requestId: SQL): SQL => sql`
  exists (select from request_events acted where acted.request_id = ${requestId} and acted.actor_id = ${staffId}::uuid
    and acted.actor_role <> 'FINANCE')`

const touchedColumns = (staffId: string, requestId: SQL): SQL => sql`
  ${isOwnOf(staffId, requestId)} as "isOwn",
  case when ${hasActedOn(staffId, requestId)}
    then (select json_agg(json_build_object('event', past.event,
        'actor', json_build_object('role', past.actor_role, 'id', past.actor_id)) order by past.number)
      from request_events past where past.request_id = ${requestId}) end as events`

/** Returns the rows of a batch that pay a staff member, a person they know, or a request on which they acted. */
export const findTouchedRows = async (
  db: Queryable,
  batchId: string,
  staffId: string,
): Promise<readonly TouchedRow[]> => {
  const requestId = sql`payment_orders.request_id`
  const { rows } = await db.execute<TouchedRow>(sql`
    select ${touchedColumns(staffId, requestId)}
    from payment_orders join request_index on request_index.request_id = payment_orders.request_id
    where payment_orders.batch_id = ${batchId}::uuid and ${isOneOf(sql`payment_orders.state`, batchedStates)}
      and (${isOwnOf(staffId, requestId)} or ${hasActedOn(staffId, requestId)})`)
  return rows
}

const payableColumns = (staffId: string): SQL => sql`
  ledgers.request_id as "requestId", request_index.number, request_index.name, registration_periods.code as "periodCode",
  students.id as "studentId", students.identity_sealed as "identitySealed", ledgers.is_sponsored as "isSponsored",
  (select json_agg(entry order by ledger_entries.number) from ledger_entries
    where ledger_entries.request_id = ledgers.request_id) as entries,
  (select json_build_object('id', bank_accounts.id, 'sealed', sealed, 'lookupHash', lookup_hash, 'source', source,
      'createdAt', created_at)
    from ledger_entries join bank_accounts on bank_accounts.id = (entry ->> 'account')::uuid
    where ledger_entries.request_id = ledgers.request_id and ledger_entries.kind = 'ACCOUNT_ACCEPTED'
    order by ledger_entries.number desc limit 1) as account,
  exists (select from payment_orders where payment_orders.request_id = ledgers.request_id
    and ${isOneOf(sql`payment_orders.state`, unsettledStates)}) as "isChosen",
  ${touchedColumns(staffId, sql`ledgers.request_id`)}`

const payableTables = sql`(
  ledgers join requests on requests.id = ledgers.request_id
    join students on students.id = requests.student_id
    join request_index on request_index.request_id = ledgers.request_id
    join registration_periods on registration_periods.id = requests.period_id)`

/** Returns a page of what is due in a period, in the order of the request numbers. */
export const findDuePage = async (
  db: Queryable,
  {
    periodId,
    institutionId,
    staffId,
    after,
    limit,
  }: {
    readonly periodId: number
    /** Null for the bank. */
    readonly institutionId: number | null
    readonly staffId: string
    readonly after: number
    readonly limit: number
  },
): Promise<readonly PayableRow[]> => {
  const payer =
    institutionId === null
      ? sql`not ledger_money.is_paid_by_institution`
      : sql`ledger_money.is_paid_by_institution and request_index.institution_id = ${institutionId}`
  const { rows } = await db.execute<PayableRow>(sql`
    select ${payableColumns(staffId)}
    from ledger_money join ${payableTables} on ledgers.request_id = ledger_money.request_id
    where ledger_money.period_id = ${periodId} and ledger_money.due > 0 and ${payer}
      and request_index.number > ${after}
    order by request_index.number limit ${limit}`)
  return rows
}

export type ChosenRow = PayableRow & {
  readonly sequence: number
  readonly reference: string
  readonly amount: number
  readonly accountId: string | null
}

/** Returns the rows of a draft or approved batch that were not left out. Locks their ledgers if `locks` is true. */
export const findChosenPage = async (
  db: Queryable,
  {
    batchId,
    staffId,
    after,
    limit,
    locks,
  }: {
    readonly batchId: string
    readonly staffId: string
    readonly after: number
    readonly limit: number
    readonly locks: boolean
  },
): Promise<readonly ChosenRow[]> => {
  const chosen = sql`select request_id, sequence, reference, amount, account_id from payment_orders
    where batch_id = ${batchId}::uuid and state = 'CHOSEN' and sequence > ${after} order by sequence limit ${limit}`
  // Ledgers are locked before they are read, so that the reading statement sees what others have written meanwhile.
  if (locks)
    await db.execute(sql`select from ledgers where request_id in (select request_id from (${chosen}) chosen)
      order by request_id for update`)
  const { rows } = await db.execute<ChosenRow>(sql`
    select ${payableColumns(staffId)}, chosen.sequence, chosen.reference, chosen.amount,
      chosen.account_id as "accountId"
    from (${chosen}) chosen join ${payableTables} on ledgers.request_id = chosen.request_id
    order by chosen.sequence`)
  return rows
}
