import type { Period } from '@milgo/domain/period/period'
import type { ReviewDecision } from '@milgo/domain/queue/decision'
import type { ActorRole } from '@milgo/domain/status/actor'
import type { EventName } from '@milgo/domain/status/request-event'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { statuses } from '@milgo/domain/status/statuses'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { isNamed } from '../../store/named-files.ts'
import { requestIndex } from '../../store/request-index-schema.ts'

/** The columns of the office's index that come from the request as it was sent. */
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

/** The columns of the office's index that come from the request's history. */
export type HistoryIndexValues = {
  /** A day of the working calendar, or infinity. So is `dueOn`. */
  readonly waitingSince: string
  readonly dueOn: string
  readonly decision: ReviewDecision | null
  readonly decidedAt: string | null
  readonly decidedBy: string | null
  readonly decisionReason: string | null
  readonly returnedFor: readonly string[]
}

type Writer = Pick<Queryable, 'execute'>

/** To be raised when the index gets a column or a column another value. Rows with a lower number are written again when the server starts. */
export const indexForm = 5

/**
 * Writes the index rows of requests that were sent. The given rows contain what was sent and the history. All other
 * columns are read from the tables as the transaction sees them.
 */
export const insertIndexRows = async (
  db: Writer,
  rows: readonly (SentRequest & HistoryIndexValues)[],
): Promise<void> => {
  if (rows.length > 0) await db.execute(insertRows(rows))
}

/**
 * Updates index rows after changes that sent nothing. The columns of the sent request stay as they are. A draft has no
 * row.
 */
export const updateIndexRows = async (
  db: Writer,
  rows: readonly (HistoryIndexValues & { readonly requestId: string })[],
): Promise<void> => {
  if (rows.length > 0) await db.execute(updateRows(rows))
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
  /** The flags of all returns. */
  readonly flags: readonly { readonly field: string; readonly reason: string }[]
  readonly stageTargets: Period['stageTargets']
  readonly daysOff: Period['daysOff']
}

/** Reads the histories from which waiting, decision and returns of requests are computed. */
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

/** The roles whose events name the person who decided. */
const staffRoles = sql.param(['REVIEWER', 'MANAGER'] satisfies ActorRole[])

const [returned, cancelled] = ['RETURN_FOR_REPAIR', 'CANCEL_RETURN'] as const satisfies readonly EventName[]

/** Whether the last return of a row of `requests` was not cancelled. The flags of a cancelled return do not count. */
const isLastReturnOpen = sql`(select event from request_events where request_id = requests.id
  and event in (${returned}, ${cancelled}) order by request_events.number desc limit 1) = ${returned}`

/** The statuses in which the student may still send other files. */
const returnedStatuses = sql.param(RequestStatus.options.filter((status) => statuses[status].isReturned))

type Column = Exclude<keyof typeof requestIndex.$inferSelect, 'requestId' | 'duplicates'>

const nameOf = (column: Column | 'requestId') => sql.identifier(requestIndex[column].name)
/** The value that the caller gave for the column. */
const given = (column: Column) => sql`given.${nameOf(column)}`
/** The newest score of a row of `requests`. One that a reopening withdrew has the result '0'. */
const ofResult = (column: SQL) => sql`(select ${column} from scores where scores.request_id = requests.id
  and result <> '0' order by scores.version desc limit 1)`
const ofWork = (column: SQL) => sql`(select ${column} from request_work where request_id = requests.id)`

/** The columns of the request as it was sent, for a row of `requests` joined with `students` and the given values. */
const sentColumns = {
  periodId: sql`requests.period_id`,
  number: sql`requests.number`,
  submittedAt: sql`requests.submitted_at`,
  identityHash: sql`students.identity_hash`,
  language: given('language'),
  name: given('name'),
  nameSearch: given('nameSearch'),
  phoneHashes: given('phoneHashes'),
  accountHash: given('accountHash'),
  addressHash: given('addressHash'),
  fileHashes: given('fileHashes'),
  form: sql`${indexForm}::smallint`,
} satisfies Partial<Record<Column, SQL>>

/** All other columns, which every change updates. A column without a value does not compile. */
const changingColumns: Record<Exclude<Column, keyof typeof sentColumns>, SQL> = {
  status: sql`requests.status`,
  publishState: sql`requests.publish_state`,
  institutionId: sql`students.institution_id`,
  correctionDeadline: sql`requests.correction_deadline`,
  movedAt: sql`(select max(at) from request_events where request_id = requests.id)`,
  // The answers that name these files cannot be changed while the request is not returned.
  hasUnsentFiles: sql`(requests.status <> all(${returnedStatuses}) and exists (select from files
    where files.student_id = requests.student_id and files.kept_at is null and ${isNamed}
      and files.created_at > (select max(taken_at) from request_snapshots where request_id = requests.id)))`,
  lastEvent: sql`(select event from request_events where request_id = requests.id order by number desc limit 1)`,
  assigneeId: ofWork(sql`assignee_id`),
  holdUntil: ofWork(sql`hold_until`),
  labels: sql`coalesce(${ofWork(sql`labels`)}, '{}')`,
  appeal: sql`coalesce(requests.memory ->> 'appeal', 'NONE')`,
  leftStatuses: sql`coalesce((select array_agg(distinct from_status order by from_status) from request_events
    where request_id = requests.id and from_status <> to_status), '{}')`,
  score: ofResult(sql`total`),
  award: ofResult(sql`award`),
  openFlags: sql`(select count(*)::int from review_flags where request_id = requests.id and resolved_at is null
    and ${isLastReturnOpen})`,
  waitingSince: given('waitingSince'),
  dueOn: given('dueOn'),
  decision: given('decision'),
  decidedAt: given('decidedAt'),
  decidedBy: given('decidedBy'),
  decisionReason: given('decisionReason'),
  returnedFor: given('returnedFor'),
}

const listed = (columns: object, part: (column: Column) => SQL): SQL =>
  sql.join((Object.keys(columns) as Column[]).map(part), sql`, `)

/** SQL: the columns with their present values, for the requests of the given rows. */
const rowsOf = (
  columns: Partial<Record<Column, SQL>>,
  rows: readonly ({ readonly requestId: string } & Partial<Record<Column, unknown>>)[],
): SQL => {
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [requestIndex[column as Column].name, value]),
    ),
  )
  return sql`select requests.id as request_id, ${listed(columns, (column) => sql`${columns[column]} as ${nameOf(column)}`)}
    from jsonb_populate_recordset(null::request_index, ${JSON.stringify(named)}::jsonb) as given
      join requests on requests.id = given.request_id join students on students.id = requests.student_id`
}

const insertRows = (rows: readonly (SentRequest & HistoryIndexValues)[]) => {
  const columns = { ...sentColumns, ...changingColumns }
  // SQL: the rows are read from several tables, in the statement that `sql` inserts here.
  return sql`
    insert into request_index (request_id, ${listed(columns, (column) => sql`${nameOf(column)}`)})
    ${rowsOf(columns, rows)}
    on conflict (request_id) do update set
      ${listed(columns, (column) => sql`${nameOf(column)} = excluded.${nameOf(column)}`)}`
}

const updateRows = (rows: readonly (HistoryIndexValues & { readonly requestId: string })[]) => sql`
  update request_index set ${listed(changingColumns, (column) => sql`${nameOf(column)} = now.${nameOf(column)}`)}
  from (${rowsOf(changingColumns, rows)}) as now where request_index.request_id = now.request_id`
