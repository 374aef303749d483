import type { StepId } from '@milgo/domain/application/steps'
import { memoryOf } from '@milgo/domain/status/request-memory'
import type { RequestState } from '@milgo/domain/status/request-state'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { hideArrayLength } from '../../store/hide-array-length.ts'
import { claimsOf, type Filled, isStudents, type StudentToken } from '../../store/student-session.ts'
import type { StoredStep } from './cases-repository.ts'

export type StepToStore = StoredStep & { readonly step: StepId }

/** The versions of the rows beside the request that a change was decided on, and until when the decision is valid. */
export type ExpectedVersions = {
  readonly studentVersion: number
  readonly institutionVersion: number
  readonly periodVersion: number
  /** When the form closes, as ISO 8601. */
  readonly until: string
}

type Source = Pick<Platform, 'database' | 'clock'>

/** Stores the steps of the requests in the relation `changed`, matched by id. */
const storeStepsOf = (steps: string | Placeholder, now: SQL): SQL => sql`
  insert into request_steps (request_id, step, version, answers, secret_sealed, updated_at)
  select changed.id, step.step, step.version, step.answers, step."secretSealed", ${now}
  from changed join jsonb_to_recordset(${steps}::jsonb)
    as step ("requestId" uuid, step text, version int, answers jsonb, "secretSealed" text)
    on step."requestId" = changed.id
  on conflict (request_id, step) do update set version = excluded.version, answers = excluded.answers,
    secret_sealed = excluded.secret_sealed, updated_at = excluded.updated_at`

const withRequest = (requestId: string, steps: readonly StepToStore[]) =>
  steps.map((step) => ({ requestId, ...step }))

/** Stores steps of one request if the request is in the relation `changed`. */
export const storeSteps = (requestId: string, steps: readonly StepToStore[], now: SQL): SQL =>
  storeStepsOf(JSON.stringify(withRequest(requestId, steps)), now)

/** Session, student, institution and period. Each is found by its primary key. */
const callerTables: SQL = sql`sessions
  join students on students.id = sessions.student_id
  join institutions on institutions.id = students.institution_id
  join registration_periods on registration_periods.id = students.period_id`

/** Whether a row of `callerTables` has the versions that the change was decided on, and the form is still open. */
export const hasExpectedVersions = (decided: Filled<ExpectedVersions>, now: SQL): SQL => sql`
  students.version = ${decided.studentVersion} and institutions.version = ${decided.institutionVersion}
  and registration_periods.version = ${decided.periodVersion} and ${now} < ${decided.until}::timestamptz`

export type StepsSave = {
  readonly token: StudentToken
  readonly requestId: string
  /** The version of the request that the save was decided on. */
  readonly version: number
  readonly expectedVersions: ExpectedVersions
  readonly steps: readonly StepToStore[]
}

/**
 * Stores steps of several requests in one statement, which also checks the sessions. Returns for each save whether it
 * was written. A save is not written if its session has ended or if something changed after the save was decided. No
 * two saves may be of the same request.
 */
export const saveSteps = async (
  { database, clock }: Source,
  saves: readonly StepsSave[],
): Promise<readonly boolean[]> => {
  const { now, values } = clock.prepared
  const rowValues = saves.map(({ token, expectedVersions, requestId, version }) => ({
    ...claimsOf(token),
    ...expectedVersions,
    requestId,
    version,
  }))
  const arrays = Object.fromEntries(
    Object.keys(columns).map((name) => [name, rowValues.map((one) => one[name as keyof typeof columns])]),
  )
  const rows = await database.prepared<{ id: string }>('write', 'save-steps', () => updateRequests(now), {
    ...arrays,
    steps: JSON.stringify(saves.flatMap(({ requestId, steps }) => withRequest(requestId, steps))),
    ...values(),
  })
  const written = new Set(rows.map(({ id }) => id))
  return saves.map(({ requestId }) => written.has(requestId))
}

/** The values of each save, with their types in the database. */
const columns = {
  requestId: 'uuid',
  version: 'int',
  sessionId: 'uuid',
  expiresAt: 'timestamptz',
  isActing: 'boolean',
  studentVersion: 'int',
  institutionVersion: 'int',
  periodVersion: 'int',
  until: 'timestamptz',
} as const

const asked = (name: keyof typeof columns): SQL => sql.raw(`saved."${name}"`)

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/**
 * The student of each save is found by a subquery that finds every table's row by its primary key, so that statistics
 * cannot make the planner read more than one row of each. The values are arrays because the planner expects ten rows
 * from arrays and finds the requests by their key. From a JSON set it expects a hundred rows, and reads a whole table
 * of a few thousand.
 */
const updateRequests = (now: SQL): SQL => {
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const arrays = names.map((name) =>
    hideArrayLength(sql`${sql.placeholder(name)}::${sql.raw(columns[name])}[]`),
  )
  const claims = { sessionId: asked('sessionId'), expiresAt: asked('expiresAt'), isActing: asked('isActing') }
  const decided = {
    studentVersion: asked('studentVersion'),
    institutionVersion: asked('institutionVersion'),
    periodVersion: asked('periodVersion'),
    until: asked('until'),
  }
  return sql`
    with asked as materialized (
      select saved."requestId", saved.version, saved."sessionId", (select students.id from ${callerTables}
        where ${isStudents(claims, now)} and ${hasExpectedVersions(decided, now)}) as student_id
      from unnest(${list(arrays)}) as saved (${list(names.map((name) => sql.raw(`"${name}"`)))})
    ),
    changed as (
      update requests set updated_at = ${now} from asked
      where requests.id = asked."requestId" and requests.version = asked.version
        and requests.student_id = asked.student_id
      returning requests.id, requests.status, requests.publish_state, asked."sessionId"
    ),
    stored as (${storeStepsOf(sql.placeholder('steps'), now)}),
    ${actingEvent(sql`changed."sessionId"`, now)}
    select id from changed`
}

/**
 * Adds an event for the first save of a staff member who acts for the student, because the save makes them a reviewer
 * of the request; decisions, section 8. A save by the student is no event.
 */
const actingEvent = (sessionId: string | SQL, now: SQL): SQL => sql`
  acted as (
    insert into request_events (request_id, number, at, event, actor_role, actor_id, from_status, to_status,
      publish_state)
    select changed.id,
      (select coalesce(max(past.number), 0) + 1 from request_events past where past.request_id = changed.id),
      ${now}, 'SAVE_FOR_STUDENT', 'REVIEWER', sessions.staff_id, changed.status, changed.status, changed.publish_state
    from changed join sessions on sessions.id = ${sessionId}
    where sessions.staff_id is not null and not exists (select from request_events past
      where past.request_id = changed.id and past.event = 'SAVE_FOR_STUDENT' and past.actor_id = sessions.staff_id)
  )`

/**
 * Creates the request with its first step. Returns undefined, and writes nothing, if the student already has a request.
 * The student is locked before the row is written: an erasure at the same moment is waited for, and has raised the
 * student's version.
 */
export const insertRequest = async (
  { database, clock }: Source,
  token: StudentToken,
  expectedVersions: ExpectedVersions,
  { id, state }: { readonly id: string; readonly state: RequestState },
  steps: readonly StepToStore[],
): Promise<{ readonly number: number; readonly periodId: number } | undefined> => {
  const now = clock.now()
  const entry = {
    action: 'request-created',
    staffId: sql`sessions.staff_id`,
    studentId: sql`changed.student_id`,
    details: { request: id, status: state.status },
  } as const
  const { rows } = await database.statement((db) =>
    db.execute<{ number: number; periodId: number }>(sql`
      with changed as (
        insert into requests (id, student_id, period_id, status, publish_state, correction_deadline, memory,
          created_at, updated_at)
        select ${id}::uuid, students.id, students.period_id, ${state.status}, ${state.publishState},
          ${state.correctionDeadline}::timestamptz, ${JSON.stringify(memoryOf(state))}::jsonb, ${now}, ${now}
        from ${callerTables} where ${isStudents(claimsOf(token), now)} and ${hasExpectedVersions(expectedVersions, now)}
        for key share of students
        on conflict (student_id) do nothing
        returning requests.id, requests.student_id, requests.period_id, requests.number, requests.status,
          requests.publish_state
      ),
      ${actingEvent(token.sessionId, now)},
      audited as (${auditEntry(entry, clock, sql`from changed join sessions on sessions.id = ${token.sessionId}`)}),
      stored as (${storeSteps(id, steps, now)})
      select number, period_id as "periodId" from changed`),
  )
  return rows[0]
}
