import { memoryOf } from '@milgo/domain/status/request-memory'
import type { RequestState } from '@milgo/domain/status/request-state'
import type { LocalizedName } from '@milgo/messages/localized'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Limit } from '../../platform/rate-limit.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { type Gate, limitGate } from '../../store/limit-gate.ts'
import { requests } from '../../store/requests-schema.ts'
import { claimsOf, isStudents, type StudentToken } from '../../store/student-session.ts'
import { type Basis, basisOf, caller, holds } from './basis-repository.ts'
import { keepStepsOfOne, type StepToKeep } from './steps-repository.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** What is said of a period when a request is sent. */
export type PeriodWords = {
  readonly code: string
  readonly rulesVersion: string
  readonly expectedAnswers: LocalizedName
  readonly answersBy: string | null
}

export const findPeriodWords = async ({ database }: Source, studentId: string): Promise<PeriodWords> => {
  const { rows } = await database.read((db) =>
    db.execute<PeriodWords>(sql`
      select code, score_rules ->> 'version' as "rulesVersion", expected_answers as "expectedAnswers",
        answers_by::text as "answersBy"
      from registration_periods join students on students.period_id = registration_periods.id
      where students.id = ${studentId}`),
  )
  const [period] = rows
  if (!period) throw new Error('a student without a period')
  return period
}

type Sending = {
  readonly from: RequestState['status']
  readonly state: RequestState
  readonly steps: readonly StepToKeep[]
  readonly snapshot: { readonly number: number; readonly sealed: string }
}

/**
 * Sends a request that is as it was when it was decided upon: its status, the steps that came with the call, the
 * snapshot and the audit entry. False where the session or the basis no longer holds, and nothing was changed.
 */
export const markSubmitted = async (
  tx: Queryable,
  clock: Platform['clock'],
  token: StudentToken,
  basis: Basis & { readonly now: Date },
  { from, state, steps, snapshot }: Sending,
): Promise<boolean> => {
  const now = clock.now()
  const values = basisOf(basis)
  const submittedAt = sql`${basis.now.toISOString()}::timestamptz`
  const entry = {
    action: 'request-submitted',
    staffId: sql`sessions.staff_id`,
    studentId: sql`changed.student_id`,
    details: { request: sql`changed.id`, from, to: state.status },
  } as const
  const { rows } = await tx.execute(sql`
    with changed as (
      update requests set status = ${state.status}, publish_state = ${state.publishState},
        correction_deadline = ${state.correctionDeadline}::timestamptz,
        memory = ${JSON.stringify(memoryOf(state))}::jsonb, submitted_at = ${submittedAt}, updated_at = ${now}
      from ${caller}
      where ${isStudents(claimsOf(token), now)} and requests.student_id = students.id
        and requests.xmin = ${values.requestStamp}::xid and ${holds(values, now)}
      returning requests.id, requests.student_id, 0 as number
    ),
    audited as (${auditEntry(entry, clock, sql`from changed join sessions on sessions.id = ${token.sessionId}`)}),
    frozen as (
      insert into request_snapshots (request_id, number, taken_at, sealed)
      select id, ${snapshot.number}::smallint, ${submittedAt}, ${snapshot.sealed} from changed
    ),
    kept as (${keepStepsOfOne(steps, now)})
    select id from changed`)
  return rows.length > 0
}

/** What was first sent of a request. */
export const findSnapshot = async (
  { database }: Source,
  requestId: string,
  number: number,
): Promise<string | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<{ sealed: string }>(
      sql`select sealed from request_snapshots where request_id = ${requestId} and number = ${number}::smallint`,
    ),
  )
  return rows[0]?.sealed
}

type Sender = {
  readonly requestId: string
  readonly number: number
  readonly periodCode: string
  readonly email: string
  readonly phone: string
  readonly sealed: string
}

/** Whoever has sent a request, with the snapshot of this number. */
export const findSender = async ({ database }: Source, studentId: string, number: number) => {
  const { rows } = await database.read((db) =>
    db.execute<Sender>(sql`
      select requests.id as "requestId", requests.number, registration_periods.code as "periodCode", students.email,
        students.phone, request_snapshots.sealed
      from students join requests on requests.student_id = students.id
        join registration_periods on registration_periods.id = requests.period_id
        join request_snapshots on request_snapshots.request_id = requests.id
          and request_snapshots.number = ${number}::smallint
      where students.id = ${studentId}`),
  )
  return rows[0]
}

/** That its student knows that the request was sent, and since when: the first time counts. Undefined for one that was not. */
export const markConfirmed = async ({ database, clock }: Source, id: string): Promise<Date | undefined> => {
  const [row] = await database.statement((db) =>
    db
      .update(requests)
      .set({ confirmedAt: sql`coalesce(${requests.confirmedAt}, ${clock.now()})` })
      .where(and(eq(requests.id, id), isNotNull(requests.submittedAt)))
      .returning({ confirmedAt: requests.confirmedAt }),
  )
  return row?.confirmedAt ?? undefined
}

/** Queues a message where the limit has room for it; `message` are parts of a statement, for where the gate is open. */
export const queueWithin = async (
  { database, clock }: Source,
  limit: Limit,
  message: (source: SQL) => SQL,
): Promise<Gate> => {
  const { rows } = await database.statement((db) =>
    db.execute<Gate>(sql`
      with ${limitGate('gate', [limit], clock)}, ${message(sql`from gate where gate.is_open`)}
      select gate.is_open, gate.wait from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1 }
}
