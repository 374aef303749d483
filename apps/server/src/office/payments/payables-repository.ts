import type { Ledger } from '@milgo/domain/ledger/ledger-entry'
import type { RequestEvent } from '@milgo/domain/status/request-event'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

/** What a staff member has to do with a row of a batch. */
export type TouchedRow = {
  /** The staff member, or somebody they know, is the student. */
  readonly isOwn: boolean
  /** What happened to the request, where the staff member had a hand in it before it was paid; null where they had none. */
  readonly events: readonly Pick<RequestEvent, 'event' | 'actor'>[] | null
}

/** All that a row of a batch is judged by, as it is stored. */
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
  /** It is chosen for, or ordered by, a batch. */
  readonly isChosen: boolean
}

const isOwnOf = (staffId: string, requestId: SQL): SQL => sql`
  (exists (select from staff where staff.id = ${staffId}::uuid and staff.identity_hash = request_index.identity_hash)
    or exists (select from staff_conflicts where staff_conflicts.staff_id = ${staffId}::uuid
      and staff_conflicts.request_id = ${requestId}))`

/** Beside what they did as finance, which every payment of theirs has written. */
const hasActedOn = (staffId: string, requestId: SQL): SQL => sql`
  exists (select from request_events acted where acted.request_id = ${requestId} and acted.actor_id = ${staffId}::uuid
    and acted.actor_role <> 'FINANCE')`

const touchedColumns = (staffId: string, requestId: SQL): SQL => sql`
  ${isOwnOf(staffId, requestId)} as "isOwn",
  case when ${hasActedOn(staffId, requestId)}
    then (select json_agg(json_build_object('event', past.event,
        'actor', json_build_object('role', past.actor_role, 'id', past.actor_id)) order by past.number)
      from request_events past where past.request_id = ${requestId}) end as events`

/** The rows of a batch that pay a staff member, somebody they know, or a request in which they had a hand. */
export const findTouchedRows = async (
  db: Queryable,
  batchId: string,
  staffId: string,
): Promise<readonly TouchedRow[]> => {
  const requestId = sql`payment_orders.request_id`
  const { rows } = await db.execute<TouchedRow>(sql`
    select ${touchedColumns(staffId, requestId)}
    from payment_orders join request_index on request_index.request_id = payment_orders.request_id
    where payment_orders.batch_id = ${batchId}::uuid and payment_orders.state not in ('LEFT_OUT', 'DISCARDED')
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
    and payment_orders.state in ('CHOSEN', 'OPEN')) as "isChosen",
  ${touchedColumns(staffId, sql`ledgers.request_id`)}`

const payableTables = sql`(
  ledgers join requests on requests.id = ledgers.request_id
    join students on students.id = requests.student_id
    join request_index on request_index.request_id = ledgers.request_id
    join registration_periods on registration_periods.id = requests.period_id)`

/** What is due in a period, in the order of the requests' numbers, a page at a time. */
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

/** The rows of a draft or approved batch that were not left out; their ledgers are locked where it says so. */
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
  // Locked before they are read: the statement that reads then sees what others have written meanwhile.
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
