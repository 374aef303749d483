import type { Period } from '@milgo/domain/period/period'
import type { ReviewDecision } from '@milgo/domain/queue/decision'
import type { ActorRole } from '@milgo/domain/status/actor'
import type { EventName } from '@milgo/domain/status/request-event'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { indexedCalendars, requestIndex } from '../../store/request-index-schema.ts'

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

/** What the index takes from the history of a request. */
export type HistoryIndexValues = {
  /** Days of the working calendar, or infinity. */
  readonly waitingSince: string
  readonly dueOn: string
  readonly decision: ReviewDecision | null
  readonly decidedAt: string | null
  readonly decidedBy: string | null
  readonly decisionReason: string | null
  readonly returnedFor: readonly string[]
}

type Writer = Pick<Queryable, 'execute'>

/** Raised when the index gets a column: rows of an earlier form are then written again when the server starts. */
const indexForm = 2

/**
 * Writes the index rows of requests that were sent; all but what was sent and how long it waits is read from the
 * tables as the transaction sees them.
 */
export const insertIndexRows = async (
  db: Writer,
  rows: readonly (SentRequest & HistoryIndexValues)[],
): Promise<void> => {
  if (rows.length > 0) await db.execute(insertRows(JSON.stringify(rows)))
}

/** After changes that sent nothing: what was sent stays as it is, and a draft has no row. */
export const updateIndexRows = async (
  db: Writer,
  rows: readonly (HistoryIndexValues & { readonly requestId: string })[],
): Promise<void> => {
  if (rows.length > 0) await db.execute(updateRows(JSON.stringify(rows)))
}

export type IndexedHistory = {
  readonly requestId: string
  readonly events: readonly {
    readonly at: string
    readonly to: RequestStatus
    readonly event: EventName
    readonly actorId: string | null
    readonly reason: string | null
  }[]
  /** Of all its returns. */
  readonly flags: readonly { readonly field: string; readonly reason: string }[]
  readonly stageTargets: Period['stageTargets']
  readonly daysOff: Period['daysOff']
}

/** What the waiting, the decision and the returns of requests are computed from. */
export const findHistories = async (
  db: Writer,
  requestIds: readonly string[],
): Promise<readonly IndexedHistory[]> => {
  const { rows } = await db.execute<IndexedHistory>(sql`
    select requests.id as "requestId", stage_targets as "stageTargets", days_off as "daysOff",
      coalesce((select json_agg(json_build_object('at', at, 'to', to_status, 'event', event,
          'actorId', case when actor_role = any(${staffRoles}) then actor_id end, 'reason', reason) order by request_events.number)
        from request_events where request_id = requests.id), '[]') as events,
      coalesce((select json_agg(json_build_object('field', field, 'reason', reason)) from review_flags
        where request_id = requests.id), '[]') as flags
    from requests join registration_periods on registration_periods.id = requests.period_id
    where requests.id = any(${sql.param([...requestIds])}::uuid[])`)
  return rows
}

/** Who can be named as the one that decided. */
const staffRoles = sql.param(['REVIEWER', 'MANAGER'] satisfies ActorRole[])

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
  coalesce(requests.memory ->> 'appeal', 'NONE') as appeal,
  (select count(*)::int from review_flags where request_id = requests.id and resolved_at is null
    and ${isLastReturnOpen}) as open_flags`

const historyColumns = sql.raw(
  '"waitingSince" date, "dueOn" date, decision text, "decidedAt" timestamptz, "decidedBy" uuid, "decisionReason" text, "returnedFor" text[]',
)

const insertRows = (sent: string) => sql`
  insert into request_index (request_id, period_id, number, submitted_at, identity_hash, status, publish_state,
    institution_id, correction_deadline, moved_at, has_unsent_files, last_event, assignee_id, hold_until, labels, appeal, open_flags, language,
    name, name_search, phone_hashes, account_hash, address_hash, file_hashes, waiting_since, due_on, decision, decided_at,
    decided_by, decision_reason, returned_for, form)
  select requests.id, requests.period_id, requests.number, requests.submitted_at, students.identity_hash, ${present},
    sent.language, sent.name, sent."nameSearch", sent."phoneHashes", sent."accountHash", sent."addressHash",
    sent."fileHashes", sent."waitingSince", sent."dueOn", sent.decision, sent."decidedAt",
    sent."decidedBy", sent."decisionReason", sent."returnedFor", ${indexForm}::smallint
  from jsonb_to_recordset(${sent}::jsonb) as sent ("requestId" uuid, language text, name text, "nameSearch" text,
      "phoneHashes" text[], "accountHash" text, "addressHash" text, "fileHashes" text[],
      ${historyColumns})
    join requests on requests.id = sent."requestId" join students on students.id = requests.student_id
  on conflict (request_id) do update set status = excluded.status, publish_state = excluded.publish_state,
    institution_id = excluded.institution_id, correction_deadline = excluded.correction_deadline,
    moved_at = excluded.moved_at, has_unsent_files = excluded.has_unsent_files,
    last_event = excluded.last_event, assignee_id = excluded.assignee_id,
    hold_until = excluded.hold_until, labels = excluded.labels, waiting_since = excluded.waiting_since,
    due_on = excluded.due_on, decision = excluded.decision, decided_at = excluded.decided_at,
    decided_by = excluded.decided_by, decision_reason = excluded.decision_reason, appeal = excluded.appeal,
    returned_for = excluded.returned_for, form = excluded.form, open_flags = excluded.open_flags, language = excluded.language, name = excluded.name,
    name_search = excluded.name_search, identity_hash = excluded.identity_hash, phone_hashes = excluded.phone_hashes,
    account_hash = excluded.account_hash, address_hash = excluded.address_hash, file_hashes = excluded.file_hashes`

const updateRows = (histories: string) => sql`
  update request_index set status = now.status, publish_state = now.publish_state,
    institution_id = now.institution_id, correction_deadline = now.correction_deadline, moved_at = now.moved_at,
    has_unsent_files = now.has_unsent_files, last_event = now.last_event, assignee_id = now.assignee_id, hold_until = now.hold_until, labels = now.labels,
    open_flags = now.open_flags, waiting_since = now."waitingSince", due_on = now."dueOn", decision = now.decision,
    decided_at = now."decidedAt", decided_by = now."decidedBy", decision_reason = now."decisionReason",
    appeal = now.appeal, returned_for = now."returnedFor"
  from (select requests.id, history."waitingSince", history."dueOn", history.decision, history."decidedAt",
      history."decidedBy", history."decisionReason", history."returnedFor", ${present}
    from jsonb_to_recordset(${histories}::jsonb) as history ("requestId" uuid, ${historyColumns})
      join requests on requests.id = history."requestId" join students on students.id = requests.student_id) as now
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

export type PeriodCalendar = Pick<IndexedHistory, 'stageTargets' | 'daysOff'> & { readonly periodId: number }

/** Periods whose targets or days off are others than those by which their index rows were computed. */
export const findChangedCalendars = async (
  database: Pick<Database, 'read'>,
): Promise<readonly PeriodCalendar[]> => {
  const { rows } = await database.read((db) =>
    db.execute<PeriodCalendar>(sql`
      select id as "periodId", period.stage_targets as "stageTargets", period.days_off as "daysOff"
      from registration_periods period left join indexed_calendars indexed on indexed.period_id = period.id
      where (period.stage_targets, period.days_off) is distinct from (indexed.stage_targets, indexed.days_off)`),
  )
  return rows
}

/** Locks so many waiting requests of a period after this one, in the order of their ids, as every change of many does. */
export const lockWaitingRequests = async (
  db: Queryable,
  periodId: number,
  after: string,
  most: number,
): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: requestIndex.requestId })
    .from(requestIndex)
    .where(
      and(
        eq(requestIndex.periodId, periodId),
        ne(requestIndex.dueOn, 'infinity'),
        gt(requestIndex.requestId, after),
      ),
    )
    .orderBy(asc(requestIndex.requestId))
    .limit(most)
    .for('update')
  return rows.map(({ id }) => id)
}

export const saveIndexedCalendar = async (
  db: Queryable,
  { periodId, stageTargets, daysOff }: PeriodCalendar,
): Promise<void> => {
  await db
    .insert(indexedCalendars)
    .values({ periodId, stageTargets, daysOff })
    .onConflictDoUpdate({ target: indexedCalendars.periodId, set: { stageTargets, daysOff } })
}
