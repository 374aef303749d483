import type { StaffRole } from '@milgo/domain/staff/staff-role'
import type { ActorRole } from '@milgo/domain/status/actor'
import { actionsShownAsEvents, viewActions } from '@milgo/domain/trail/audit-action'
import type { ReadingHour } from '@milgo/domain/trail/unusual-reading'
import { asc, count, isNull, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { currentPeriodId } from '../../store/current-period.ts'
import { isNotBlindFor, isNotBlindForStudent } from '../../store/open-looks.ts'
import { auditEntries, staff } from '../../store/staff-schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type StoryOf = { readonly requestId: string; readonly studentId: string }

/** Returns the request with a number as people write it. */
export const findRequestByNumber = async (
  { database }: Source,
  /** The current period if undefined. */
  period: string | undefined,
  number: number,
): Promise<StoryOf | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<StoryOf>(sql`
      select id as "requestId", student_id as "studentId" from requests
      where period_id = ${period === undefined ? currentPeriodId : sql`(select id from registration_periods where code = ${period})`}
        and number = ${number}`),
  )
  return rows[0]
}

export type Position = { readonly at: string; readonly source: 'entry' | 'event'; readonly number: number }

/** A staff member viewed something of a student, at least once within an hour of Jerusalem's clock. */
export type Opening = { readonly staffId: string; readonly hour: string; readonly studentId: string }

/** How many days back unusual reading is searched. */
export const readingDays = 30

export type TrailQuestion = {
  /** Whoever reads: without requests of which they do a second look, because the entries tell the first decision. */
  readonly readerId: string
  readonly staffId: string | undefined
  /** The request whose complete history is asked for. */
  readonly story: StoryOf | undefined
  readonly actions: readonly string[] | undefined
  /** Limits the entries to these views. */
  readonly openings?: readonly Opening[] | undefined
  /** From this moment on, and before `before`. */
  readonly from: string | undefined
  readonly before: string | undefined
  readonly after: Position | undefined
  readonly limit: number
}

export type TrailLine = {
  readonly source: 'entry' | 'event'
  readonly number: number
  readonly at: string
  readonly staffId: string | null
  readonly staffName: string | null
  readonly requestId: string | null
  readonly periodId: number | null
  readonly periodCode: string | null
  readonly requestNumber: number | null
  readonly action: string | null
  readonly event: string | null
  readonly by: ActorRole | null
  readonly aboutId: string | null
  readonly aboutName: string | null
  readonly details: Readonly<Record<string, string>>
}

const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

/**
 * Conditions for rows after a position. At the same moment entries come before events, so that a page can begin after
 * either.
 */
const isBehind = (source: Position['source'], number: SQL, after: Position | undefined): readonly SQL[] => {
  if (!after) return []
  const instant = sql`${after.at}::timestamptz`
  const isAt = sql`at = ${instant}`
  if (after.source === source)
    return [sql`at <= ${instant}`, sql`(at < ${instant} or (${isAt} and ${number} < ${after.number}))`]
  return source === 'entry' ? [sql`at < ${instant}`] : [sql`at <= ${instant}`]
}

const within = ({ from, before }: TrailQuestion): readonly SQL[] => [
  ...(from === undefined ? [] : [sql`at >= ${from}::timestamptz`]),
  ...(before === undefined ? [] : [sql`at < ${before}::timestamptz`]),
]

const jerusalemHour = sql`to_char(at at time zone 'Asia/Jerusalem', 'YYYY-MM-DD"T"HH24')`

/** Condition: the entry is a view of the last days. */
const isView = (clock: Clock, days: number): SQL =>
  sql`action = any(${sql.param([...viewActions])}) and at > ${clock.now()} - make_interval(days => ${days})`

const isAmong = (clock: Clock, openings: readonly Opening[]): SQL => sql`
  ${isView(clock, readingDays)} and (staff_id, student_id, ${jerusalemHour}) in (
    select "staffId", "studentId", hour from jsonb_to_recordset(${JSON.stringify(openings)}::jsonb)
      as opening ("staffId" uuid, "studentId" uuid, hour text))`

const entryConditions = (clock: Clock, question: TrailQuestion): SQL => {
  const { readerId, staffId, story, actions, openings, after } = question
  return allOf([
    isNotBlindForStudent(readerId, sql`student_id`),
    ...within(question),
    ...isBehind('entry', sql`id`, after),
    ...(staffId === undefined ? [] : [sql`staff_id = ${staffId}::uuid`]),
    ...(actions === undefined ? [] : [sql`action = any(${sql.param([...actions])})`]),
    ...(story ? [sql`student_id = ${story.studentId}::uuid`] : []),
    ...(story && !actions ? [sql`action <> all(${sql.param([...actionsShownAsEvents])})`] : []),
    ...(openings ? [isAmong(clock, openings)] : []),
  ])
}

const entriesOf = (clock: Clock, question: TrailQuestion): SQL => sql`
    select 'entry' as source, 0 as place, id::float8 as number, at, staff_id, student_id, null::uuid as request_id,
      action, null as event, null as by, details
    from audit_entries where ${entryConditions(clock, question)} order by at desc, id desc limit ${question.limit}`

const eventsOf = (question: TrailQuestion, { requestId }: StoryOf): SQL => {
  const { readerId, staffId, after, limit } = question
  const conditions = [
    isNotBlindFor(readerId, sql`request_id`),
    ...within(question),
    ...isBehind('event', sql`number`, after),
    sql`request_id = ${requestId}::uuid`,
    ...(staffId === undefined ? [] : [sql`actor_id = ${staffId}::uuid`]),
  ]
  return sql`
    select 'event' as source, 1 as place, number::float8, at, case when actor_role <> 'STUDENT' then actor_id end as staff_id,
      null::uuid as student_id, request_id, null as action, event, actor_role as by,
      jsonb_strip_nulls(jsonb_build_object('from', from_status, 'to', to_status, 'reason', reason)) as details
    from request_events where ${allOf(conditions)} order by at desc, number desc limit ${limit}`
}

/** Returns one page of the trail, the latest first. For one request, its events are included. */
export const findTrailPage = async (
  { database, clock }: Source,
  question: TrailQuestion,
): Promise<readonly TrailLine[]> => {
  const { story, actions, openings, limit } = question
  const events = story && !actions && !openings ? sql`union all (${eventsOf(question, story)})` : sql``
  const { rows } = await database.read((db) =>
    db.execute<TrailLine>(sql`
      with lines as (
        select * from ((${entriesOf(clock, question)}) ${events}) both_sources order by at desc, place, number desc limit ${limit}
      )
      select lines.source, lines.number, to_json(lines.at) #>> '{}' as at, lines.staff_id as "staffId",
        staff.name as "staffName", requests.id as "requestId", requests.period_id as "periodId", registration_periods.code as "periodCode",
        requests.number as "requestNumber", lines.action, lines.event, lines.by, about.id as "aboutId",
        about.name as "aboutName", lines.details
      from lines
        left join requests on requests.id
          = coalesce(lines.request_id, (select id from requests own where own.student_id = lines.student_id))
        left join registration_periods on registration_periods.id = requests.period_id
        left join staff on staff.id = lines.staff_id
        left join staff about on about.id::text
          = case lines.action when 'request-work-changed' then lines.details ->> 'to' else lines.details ->> 'staff' end
      order by lines.at desc, lines.place, lines.number desc`),
  )
  return rows
}

/** Counts the entries of the trail that belong to these openings. */
export const countOpenings = async (
  { database, clock }: Source,
  openings: readonly Opening[],
): Promise<number> => {
  if (openings.length === 0) return 0
  const [row] = await database.read((db) =>
    db.select({ count: count() }).from(auditEntries).where(isAmong(clock, openings)),
  )
  return row?.count ?? 0
}

export const addExportEntry = async (
  { database, clock }: Source,
  staffId: string,
  details: Readonly<Record<string, string>>,
): Promise<void> => {
  await database.statement((db) =>
    db.execute(auditEntry({ action: 'trail-exported', staffId, details }, clock)),
  )
}

/**
 * Returns what each staff member opened in each hour of the last days, by Jerusalem's clock. What was only loaded ahead
 * was not opened. The caller sets that mark, and the page loads at most one request ahead for each that it shows: where
 * more were loaded ahead, all of them count, so that nobody reads unnoticed by setting it.
 */
export const findReadingHours = async (
  { database, clock }: Source,
  days: number,
): Promise<readonly ReadingHour[]> => {
  const { rows } = await database.read((db) =>
    db.execute<ReadingHour>(sql`
      with looked as (
        select staff_id, ${jerusalemHour} as hour, student_id, bool_or(details ->> 'preview' is null) as is_shown
        from audit_entries
        where ${isView(clock, days)} and staff_id is not null and student_id is not null
        group by 1, 2, 3
      ), compared as (
        select *, count(*) filter (where is_shown) over reader as shown,
          count(*) filter (where not is_shown) over reader as ahead
        from looked window reader as (partition by staff_id, hour)
      ), opened as (
        -- One more, which the page of the hour before loaded.
        select staff_id, hour, student_id from compared where is_shown or ahead > shown + 1
      )
      select opened.staff_id as "staffId", coalesce(staff.name, '') as "staffName", opened.hour,
        jsonb_agg(jsonb_build_object('id', opened.student_id, 'studentName', coalesce(request_index.name, ''))) as requests
      from opened left join staff on staff.id = opened.staff_id
        left join requests on requests.student_id = opened.student_id
        left join request_index on request_index.request_id = requests.id
      group by opened.staff_id, staff.name, opened.hour`),
  )
  return rows
}

/** Returns all staff who ever had an account, also removed ones. */
export const findAllStaffNames = ({
  database,
}: Source): Promise<{ readonly id: string; readonly name: string }[]> =>
  database.read((db) =>
    db.select({ id: staff.id, name: staff.name }).from(staff).orderBy(asc(staff.name), asc(staff.id)),
  )

/** Returns the present hour of Jerusalem's clock, in the form that readings have. */
export const findPresentHour = async ({ database, clock }: Source): Promise<string> => {
  const { rows } = await database.read((db) =>
    db.execute<{ hour: string }>(
      sql`select to_char(${clock.now()} at time zone 'Asia/Jerusalem', 'YYYY-MM-DD"T"HH24') as hour`,
    ),
  )
  return rows[0]?.hour ?? ''
}

export type StaffAddress = {
  readonly id: string
  readonly email: string
  readonly roles: readonly StaffRole[]
}

/** Returns staff who have an account now. */
export const findStaffAddresses = ({ database }: Source): Promise<readonly StaffAddress[]> =>
  database.read((db) =>
    db
      .select({ id: staff.id, email: staff.email, roles: staff.roles })
      .from(staff)
      .where(isNull(staff.removedAt))
      .orderBy(asc(staff.id)),
  )
