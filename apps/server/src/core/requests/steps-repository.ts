import type { StepId } from '@milgo/domain/application/steps'
import { memoryOf } from '@milgo/domain/status/request-memory'
import type { RequestState } from '@milgo/domain/status/request-state'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { claimsOf, isStudents, type StudentToken } from '../../store/student-session.ts'
import { type Basis, basisOf, caller, holds } from './basis-repository.ts'
import type { HeldStepRow } from './facts-repository.ts'

export type StepToKeep = HeldStepRow & { readonly step: StepId }

type Source = Pick<Platform, 'database' | 'clock'>

/** The steps that come with the changes numbered alike, all or nothing. */
const keepSteps = (steps: string | Placeholder, now: SQL): SQL => sql`
  insert into request_steps (request_id, step, version, answers, secret_sealed, updated_at)
  select changed.id, step.step, step.version, step.answers, step."secretSealed", ${now}
  from changed join jsonb_to_recordset(${steps}::jsonb)
    as step (number int, step text, version int, answers jsonb, "secretSealed" text) using (number)
  on conflict (request_id, step) do update set version = excluded.version, answers = excluded.answers,
    secret_sealed = excluded.secret_sealed, updated_at = excluded.updated_at`

const stepsOf = (number: number, steps: readonly StepToKeep[]) => steps.map((step) => ({ number, ...step }))

/** The steps of the only change of a statement, whose number is 0. */
export const keepStepsOfOne = (steps: readonly StepToKeep[], now: SQL): SQL =>
  keepSteps(JSON.stringify(stepsOf(0, steps)), now)

/** What one statement writes has one stamp. */
const stamp = sql`pg_current_xact_id()::xid::text as stamp`
const stamped = sql`select number, ${stamp} from changed`
type Stamped = { readonly number: number; readonly stamp: string }

export type StepsUpdate = {
  readonly token: StudentToken
  readonly basis: Basis
  readonly steps: readonly StepToKeep[]
}

/**
 * Keeps steps of requests that are there, each by whoever may, in the one statement that also looks at the session.
 * Answers for each update the request's new stamp; undefined where the session or the basis no longer holds, and
 * nothing of it was changed. No two may be about the same session.
 */
export const updateSteps = async (
  { database, clock }: Source,
  updates: readonly StepsUpdate[],
): Promise<readonly (string | undefined)[]> => {
  const values = {
    updates: JSON.stringify(
      updates.map(({ token, basis }, number) => ({ number, ...claimsOf(token), ...basisOf(basis) })),
    ),
    steps: JSON.stringify(updates.flatMap(({ steps }, number) => stepsOf(number, steps))),
    ...clock.prepared.values(),
  }
  const written = () => updateRequests(clock.prepared.now)
  const rows = await database.prepared<Stamped>('write', 'requests-update', written, values)
  const stamps = new Map(rows.map(({ number, stamp }) => [number, stamp]))
  return updates.map((_, number) => stamps.get(number))
}

const updateRequests = (now: SQL): SQL => {
  const asked = {
    sessionId: sql`asked."sessionId"`,
    expiresAt: sql`asked."expiresAt"`,
    isActing: sql`asked."isActing"`,
    studentStamp: sql`asked."studentStamp"`,
    institutionStamp: sql`asked."institutionStamp"`,
    periodStamp: sql`asked."periodStamp"`,
    from: sql`asked."from"`,
    until: sql`asked."until"`,
  }
  return sql`
    with changed as (
      update requests set updated_at = ${now}
      from jsonb_to_recordset(${sql.placeholder('updates')}::jsonb)
        as asked (number int, "sessionId" uuid, "expiresAt" timestamptz, "isActing" boolean, "studentStamp" xid,
          "institutionStamp" xid, "periodStamp" xid, "requestStamp" xid, "from" timestamptz, "until" timestamptz),
        ${caller}
      where ${isStudents(asked, now)} and requests.student_id = students.id
        and requests.xmin = asked."requestStamp" and ${holds(asked, now)}
      returning requests.id, asked.number
    ),
    kept as (${keepSteps(sql.placeholder('steps'), now)})
    ${stamped}`
}

/** The stamp of a new request, and its number. */
type Created = { readonly stamp: string; readonly number: number }

/** Creates the request with its first step; of two at once the second finds that its basis no longer holds. */
export const insertRequest = async (
  { database, clock }: Source,
  token: StudentToken,
  basis: Basis,
  { id, state }: { readonly id: string; readonly state: RequestState },
  steps: readonly StepToKeep[],
): Promise<Created | undefined> => {
  const now = clock.now()
  const entry = {
    action: 'request-created',
    staffId: sql`sessions.staff_id`,
    studentId: sql`changed.student_id`,
    details: { request: id, status: state.status },
  } as const
  const { rows } = await database.statement((db) =>
    db.execute<Created>(sql`
      with changed as (
        insert into requests (id, student_id, period_id, status, publish_state, correction_deadline, memory,
          created_at, updated_at)
        select ${id}::uuid, students.id, students.period_id, ${state.status}, ${state.publishState},
          ${state.correctionDeadline}::timestamptz, ${JSON.stringify(memoryOf(state))}::jsonb, ${now}, ${now}
        from ${caller} where ${isStudents(claimsOf(token), now)} and ${holds(basisOf(basis), now)}
        on conflict (student_id) do nothing
        returning requests.id, requests.student_id, 0 as number, requests.number as request_number
      ),
      audited as (${auditEntry(entry, clock, sql`from changed join sessions on sessions.id = ${token.sessionId}`)}),
      kept as (${keepStepsOfOne(steps, now)})
      select request_number as number, ${stamp} from changed`),
  )
  return rows[0]
}
