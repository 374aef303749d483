import type { Period } from '@milgo/domain/period/period'
import type { EventName } from '@milgo/domain/status/request-event'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database/database.ts'

/** What the office's index takes from what was sent. */
export type SentIndexValues = {
  readonly language: string
  readonly name: string
  readonly nameSearch: string
  readonly phoneHashes: readonly string[]
  readonly accountHash: string | null
  readonly addressHash: string | null
  readonly fileHashes: readonly string[]
}

export type SentRequest = SentIndexValues & { readonly requestId: string }

/** Days of the working calendar, or infinity. */
export type WaitingIndexValues = { readonly waitingSince: string; readonly dueOn: string }

type Writer = Pick<Queryable, 'execute'>

/** Raised when the index gets a column: rows of an earlier form are then written again when the server starts. */
const indexForm = 1

/**
 * Writes the index rows of requests that were sent; all but what was sent and how long it waits is read from the
 * tables as the transaction sees them.
 */
export const insertIndexRows = async (
  db: Writer,
  rows: readonly (SentRequest & WaitingIndexValues)[],
): Promise<void> => {
  if (rows.length > 0) await db.execute(insertRows(JSON.stringify(rows)))
}

/** After changes that sent nothing: what was sent stays as it is, and a draft has no row. */
export const updateIndexRows = async (
  db: Writer,
  rows: readonly (WaitingIndexValues & { readonly requestId: string })[],
): Promise<void> => {
  if (rows.length > 0) await db.execute(updateRows(JSON.stringify(rows)))
}

export type IndexedHistory = {
  readonly requestId: string
  readonly events: readonly { readonly at: string; readonly to: RequestStatus }[]
  readonly stageTargets: Period['stageTargets']
  readonly daysOff: Period['daysOff']
}

/** What the waiting of requests is computed from. */
export const findHistories = async (
  db: Writer,
  requestIds: readonly string[],
): Promise<readonly IndexedHistory[]> => {
  const { rows } = await db.execute<IndexedHistory>(sql`
    select requests.id as "requestId", stage_targets as "stageTargets", days_off as "daysOff",
      coalesce((select json_agg(json_build_object('at', at, 'to', to_status) order by request_events.number)
        from request_events where request_id = requests.id), '[]') as events
    from requests join registration_periods on registration_periods.id = requests.period_id
    where requests.id = any(${sql.param([...requestIds])}::uuid[])`)
  return rows
}

const [returned, cancelled] = ['RETURN_FOR_REPAIR', 'CANCEL_RETURN'] as const satisfies readonly EventName[]

/** Of `requests`: whether its last return was not cancelled. The flags of one that was ask for nothing. */
const isLastReturnOpen = sql`(select event from request_events where request_id = requests.id
  and event in (${returned}, ${cancelled}) order by request_events.number desc limit 1) = ${returned}`

/** Of a request with its student, as `requests` and `students`. */
const present = sql`
  requests.status, requests.publish_state, students.institution_id, requests.correction_deadline,
  (select max(at) from request_events where request_id = requests.id) as moved_at,
  exists (select from files where files.student_id = requests.student_id and files.kept_at is null
    and files.stored_at is not null and files.removed_at is null and files.created_at > (select max(taken_at) from request_snapshots
      where request_id = requests.id)) as has_unsent_files,
  (select event from request_events where request_id = requests.id order by number desc limit 1) as last_event,
  (select assignee_id from request_work where request_id = requests.id) as assignee_id,
  (select hold_until from request_work where request_id = requests.id) as hold_until,
  coalesce((select labels from request_work where request_id = requests.id), '{}') as labels,
  (select count(*)::int from review_flags where request_id = requests.id and resolved_at is null
    and ${isLastReturnOpen}) as open_flags`

const insertRows = (sent: string) => sql`
  insert into request_index (request_id, period_id, number, submitted_at, identity_hash, status, publish_state,
    institution_id, correction_deadline, moved_at, has_unsent_files, last_event, assignee_id, hold_until, labels, open_flags, language,
    name, name_search, phone_hashes, account_hash, address_hash, file_hashes, waiting_since, due_on, form)
  select requests.id, requests.period_id, requests.number, requests.submitted_at, students.identity_hash, ${present},
    sent.language, sent.name, sent."nameSearch", sent."phoneHashes", sent."accountHash", sent."addressHash",
    sent."fileHashes", sent."waitingSince", sent."dueOn", ${indexForm}::smallint
  from jsonb_to_recordset(${sent}::jsonb) as sent ("requestId" uuid, language text, name text, "nameSearch" text,
      "phoneHashes" text[], "accountHash" text, "addressHash" text, "fileHashes" text[],
      "waitingSince" date, "dueOn" date)
    join requests on requests.id = sent."requestId" join students on students.id = requests.student_id
  on conflict (request_id) do update set status = excluded.status, publish_state = excluded.publish_state,
    institution_id = excluded.institution_id, correction_deadline = excluded.correction_deadline,
    moved_at = excluded.moved_at, has_unsent_files = excluded.has_unsent_files,
    last_event = excluded.last_event, assignee_id = excluded.assignee_id,
    hold_until = excluded.hold_until, labels = excluded.labels, waiting_since = excluded.waiting_since,
    due_on = excluded.due_on, form = excluded.form, open_flags = excluded.open_flags, language = excluded.language, name = excluded.name,
    name_search = excluded.name_search, identity_hash = excluded.identity_hash, phone_hashes = excluded.phone_hashes,
    account_hash = excluded.account_hash, address_hash = excluded.address_hash, file_hashes = excluded.file_hashes`

const updateRows = (waiting: string) => sql`
  update request_index set status = now.status, publish_state = now.publish_state,
    institution_id = now.institution_id, correction_deadline = now.correction_deadline, moved_at = now.moved_at,
    has_unsent_files = now.has_unsent_files, last_event = now.last_event, assignee_id = now.assignee_id, hold_until = now.hold_until, labels = now.labels,
    open_flags = now.open_flags, waiting_since = now."waitingSince", due_on = now."dueOn"
  from (select requests.id, waiting."waitingSince", waiting."dueOn", ${present}
    from jsonb_to_recordset(${waiting}::jsonb) as waiting ("requestId" uuid, "waitingSince" date, "dueOn" date)
      join requests on requests.id = waiting."requestId" join students on students.id = requests.student_id) as now
  where request_id = now.id`

export type LastSnapshot = {
  readonly requestId: string
  readonly number: number
  readonly sealed: string
  /** Of the student, by now. */
  readonly phone: string
}

/**
 * The last snapshots of so many requests after this one, by the order of their ids; of all, or of those whose index row
 * is missing or of an earlier form.
 */
export const findLastSnapshots = async (
  database: Pick<Database, 'read'>,
  which: 'all' | 'missing',
  after: string,
  most: number,
): Promise<readonly LastSnapshot[]> => {
  const { rows } = await database.read((db) =>
    db.execute<LastSnapshot>(sql`
      select requests.id as "requestId", last.number, last.sealed, students.phone
      from requests join students on students.id = requests.student_id join lateral (select number, sealed from request_snapshots
        where request_id = requests.id order by number desc limit 1) as last on true
      where requests.id > ${after}::uuid and (${which === 'all'}
        or not exists (select from request_index where request_id = requests.id and form = ${indexForm}))
      order by requests.id limit ${most}`),
  )
  return rows
}
