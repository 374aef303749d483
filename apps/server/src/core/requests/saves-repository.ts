import type { StepId } from '@milgo/domain/application/steps'
import { memoryOf } from '@milgo/domain/status/request-memory'
import type { RequestState } from '@milgo/domain/status/request-state'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import {
  anyClaims,
  claimsOf,
  type Filled,
  isStudents,
  type StudentToken,
} from '../../store/student-session.ts'
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

/** Stores steps of the request that the relation `changed` names by its id. */
export const storeSteps = (steps: string | Placeholder, now: SQL): SQL => sql`
  insert into request_steps (request_id, step, version, answers, secret_sealed, updated_at)
  select changed.id, step.step, step.version, step.answers, step."secretSealed", ${now}
  from changed, jsonb_to_recordset(${steps}::jsonb)
    as step (step text, version int, answers jsonb, "secretSealed" text)
  on conflict (request_id, step) do update set version = excluded.version, answers = excluded.answers,
    secret_sealed = excluded.secret_sealed, updated_at = excluded.updated_at`

/** Session, student, institution and period, each found by its primary key. */
const callerTables: SQL = sql`sessions
  join students on students.id = sessions.student_id
  join institutions on institutions.id = students.institution_id
  join registration_periods on registration_periods.id = students.period_id`

/** Of a row of `callerTables`: nothing of what the change was decided on is different, and it is not too late. */
export const isAsDecided = (decided: Filled<DecidedOn>, now: SQL): SQL => sql`
  students.version = ${decided.studentVersion} and institutions.version = ${decided.institutionVersion}
  and registration_periods.version = ${decided.periodVersion} and ${now} < ${decided.until}::timestamptz`

const anyDecidedOn: Filled<DecidedOn> = {
  studentVersion: sql.placeholder('studentVersion'),
  institutionVersion: sql.placeholder('institutionVersion'),
  periodVersion: sql.placeholder('periodVersion'),
  until: sql.placeholder('until'),
}

export type StepsSave = {
  readonly token: StudentToken
  readonly requestId: string
  /** The version of the request that the save was decided on. */
  readonly version: number
  readonly decidedOn: DecidedOn
  readonly steps: readonly StepToStore[]
}

/**
 * Stores steps of a request in one statement, which looks at the session as well. False where the session has ended or
 * something has changed since the save was decided; then nothing is written.
 */
export const saveSteps = async (
  { database, clock }: Source,
  { token, requestId, version, decidedOn, steps }: StepsSave,
): Promise<boolean> => {
  const { now, values } = clock.prepared
  const claims = claimsOf(token)
  const [name, further] = claims.isActing
    ? (['save-steps-for-student', sql`, ${actingEvent(anyClaims.sessionId, now)}`] as const)
    : (['save-steps', sql``] as const)
  const rows = await database.prepared('write', name, () => updateRequest(now, further), {
    ...claims,
    ...decidedOn,
    requestId,
    version,
    steps: JSON.stringify(steps),
    ...values(),
  })
  return rows.length > 0
}

/**
 * The caller is a query of its own whose every table is found by primary key, so that no statistics lead the planner to
 * look at more than one row of each.
 */
const updateRequest = (now: SQL, further: SQL): SQL => sql`
  with changed as (
    update requests set updated_at = ${now}
    where requests.id = ${sql.placeholder('requestId')}::uuid and requests.version = ${sql.placeholder('version')}
      and requests.student_id = (select students.id from ${callerTables}
        where ${isStudents(anyClaims, now)} and ${isAsDecided(anyDecidedOn, now)})
    returning requests.id, requests.status, requests.publish_state
  ),
  stored as (${storeSteps(sql.placeholder('steps'), now)})
  ${further}
  select id from changed`

/**
 * The first save of a staff member who acts for the student stands in the history, since it makes them a reviewer of the
 * request; decisions, section 8. A save by the student is no event.
 */
const actingEvent = (sessionId: Filled<{ sessionId: string }>['sessionId'], now: SQL): SQL => sql`
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
      stored as (${storeSteps(JSON.stringify(steps), now)})
      select number, period_id as "periodId" from changed`),
  )
  return rows[0]
}
