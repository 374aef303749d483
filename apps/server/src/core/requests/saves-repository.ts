import type { StepId } from '@milgo/domain/application/steps'
import { memoryOf } from '@milgo/domain/status/request-memory'
import type { RequestState } from '@milgo/domain/status/request-state'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { claimsOf, type Filled, isStudents, type StudentToken } from '../../store/student-session.ts'
import type { StoredStep } from './cases-repository.ts'

export type StepToStore = StoredStep & { readonly step: StepId }

/** The versions of the rows beside the request that a change was decided on, and until when the decision holds. */
export type DecidedOn = {
  readonly studentVersion: number
  readonly institutionVersion: number
  readonly periodVersion: number
  /** When the form closes by itself, as ISO 8601. */
  readonly until: string
}

type Source = Pick<Platform, 'database' | 'clock'>

/** Stores the steps of the requests that the relation `changed` names, each by its id. */
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

/** Stores steps of one request, where the relation `changed` names it. */
export const storeSteps = (requestId: string, steps: readonly StepToStore[], now: SQL): SQL =>
  storeStepsOf(JSON.stringify(withRequest(requestId, steps)), now)

/** Session, student, institution and period, each found by its primary key. */
const callerTables: SQL = sql`sessions
  join students on students.id = sessions.student_id
  join institutions on institutions.id = students.institution_id
  join registration_periods on registration_periods.id = students.period_id`

/** Of a row of `callerTables`: nothing of what the change was decided on is different, and it is not too late. */
export const isAsDecided = (decided: Filled<DecidedOn>, now: SQL): SQL => sql`
  students.version = ${decided.studentVersion} and institutions.version = ${decided.institutionVersion}
  and registration_periods.version = ${decided.periodVersion} and ${now} < ${decided.until}::timestamptz`

export type StepsSave = {
  readonly token: StudentToken
  readonly requestId: string
  /** The version of the request that the save was decided on. */
  readonly version: number
  readonly decidedOn: DecidedOn
  readonly steps: readonly StepToStore[]
}

/**
 * Stores steps of requests in one statement, each by whoever may, which looks at their sessions as well. Answers for each
 * save whether it was written; false where the session has ended or something has changed since the save was decided.
 * No two may be of the same request.
 */
export const saveSteps = async (
  { database, clock }: Source,
  saves: readonly StepsSave[],
): Promise<readonly boolean[]> => {
  const { now, values } = clock.prepared
  const asked = saves.map(({ token, decidedOn, requestId, version }) => ({
    ...claimsOf(token),
    ...decidedOn,
    requestId,
    version,
  }))
  const arrays = Object.fromEntries(
    Object.keys(columns).map((name) => [name, asked.map((one) => one[name as keyof typeof columns])]),
  )
  const rows = await database.prepared<{ id: string }>('write', 'save-steps', () => updateRequests(now), {
    ...arrays,
    steps: JSON.stringify(saves.flatMap(({ requestId, steps }) => withRequest(requestId, steps))),
    ...values(),
  })
  const written = new Set(rows.map(({ id }) => id))
  return saves.map(({ requestId }) => written.has(requestId))
}

/** What is asked of each save, and as which type of the database. */
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
 * Who saves is a query of its own for each, whose every table is found by primary key, so that no statistics lead the
 * planner to look at more than one row of each. Arrays, because the planner takes them for ten rows and finds the
 * requests by their key; a set of JSON it takes for a hundred, and reads a whole table of a few thousand.
 */
const updateRequests = (now: SQL): SQL => {
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const arrays = names.map((name) => sql`${sql.placeholder(name)}::${sql.raw(columns[name])}[]`)
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
        where ${isStudents(claims, now)} and ${isAsDecided(decided, now)}) as student_id
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
 * The first save of a staff member who acts for the student stands in the history, since it makes them a reviewer of the
 * request; decisions, section 8. A save by the student is no event.
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

/** Creates the request with its first step; of two at once the second finds one, and nothing of it is written. */
export const insertRequest = async (
  { database, clock }: Source,
  token: StudentToken,
  decidedOn: DecidedOn,
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
        from ${callerTables} where ${isStudents(claimsOf(token), now)} and ${isAsDecided(decidedOn, now)}
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
