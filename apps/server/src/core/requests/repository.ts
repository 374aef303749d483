import type { Answers } from '@milgo/domain/answers/answer'
import type { StepId } from '@milgo/domain/application/steps'
import type { CurrentStudies } from '@milgo/domain/eligibility/enumerations'
import type { Period } from '@milgo/domain/period/period'
import type { RequestState } from '@milgo/domain/status/request-state'
import type { Stretch } from '@milgo/domain/status/steady-while'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { auditEntry } from '../../platform/database/audit-entry.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Gate, type Limit, limitGate } from '../../platform/database/limit-gate.ts'
import type { LocalizedName } from '../../platform/database/schema.ts'
import {
  anyClaims,
  claimsOf,
  type Filled,
  isStudents,
  type StudentToken,
} from '../../platform/database/student-session.ts'
import type { Platform } from '../../platform/platform.ts'

/** The answers of a step, those that are kept encrypted still sealed. */
export type HeldStepRow = {
  readonly version: number
  readonly answers: Answers
  readonly secretSealed: string | null
}

export type RequestRow = Omit<RequestState, 'correctionDeadline'> & {
  readonly id: string
  readonly correctionDeadline: string | null
  readonly createdAt: string
}

/** Of each row that is decided upon, the transaction that wrote it as it stands: another one with every change. */
export type Stamps = {
  readonly student: string
  readonly institution: string
  readonly period: string
  readonly request: string | null
}

export type FactsRow = {
  readonly facts: {
    readonly now: string
    readonly student: {
      readonly id: string
      readonly username: string
      readonly identitySealed: string
      readonly phone: string
      readonly email: string
      readonly currentlyStudying: CurrentStudies
    }
    readonly institution: {
      readonly id: number
      readonly name: LocalizedName
      readonly isSponsored: boolean
      readonly isReligious: boolean
    }
    readonly period: Omit<
      Period,
      | 'code'
      | 'expectedAnswers'
      | 'ceilings'
      | 'eligibilityRules'
      | 'scoreRules'
      | 'awardTiers'
      | 'draftRetentionDays'
    >
    readonly request: RequestRow | null
    readonly steps: Readonly<Partial<Record<StepId, HeldStepRow>>> | null
    readonly stamps: Stamps
  }
}

export type StepToKeep = HeldStepRow & { readonly step: StepId }

/** What a change was decided upon: it is made only where all of it still holds. */
export type Basis = {
  readonly stamps: Stamps
  readonly steady: Stretch
}

type Source = Pick<Platform, 'database' | 'clock'>

const caller: SQL = sql`sessions
  join students on students.id = sessions.student_id
  join institutions on institutions.id = students.institution_id
  join registration_periods on registration_periods.id = students.period_id`

/** Undefined where the session does not live. */
export const findFacts = async (
  { database, clock }: Source,
  token: StudentToken,
): Promise<FactsRow | undefined> => {
  const values = { ...claimsOf(token), ...clock.prepared.values() }
  const written = () => selectFacts(clock.prepared.now)
  const [row] = await database.prepared<FactsRow>('read', 'request-facts', written, values)
  return row
}

const selectFacts = (now: SQL): SQL => sql`
  select json_build_object(
    'now', ${now},
    'student', json_build_object('id', students.id, 'username', students.username,
      'identitySealed', students.identity_sealed, 'phone', students.phone, 'email', students.email,
      'currentlyStudying', students.currently_studying),
    'institution', json_build_object('id', institutions.id, 'name', institutions.name,
      'isSponsored', institutions.is_sponsored, 'isReligious', institutions.is_religious),
    'period', json_build_object('from', registration_periods.opens_at, 'to', registration_periods.closes_at,
      'isOpen', registration_periods.is_open, 'appealsFrom', registration_periods.appeals_from,
      'appealsTo', registration_periods.appeals_to, 'isAppealsOpen', registration_periods.is_appeals_open,
      'correctionDays', registration_periods.correction_days, 'ageDate', registration_periods.age_date,
      'reserveWindow', registration_periods.reserve_window),
    'request', case when requests.id is not null then json_build_object('id', requests.id,
      'status', requests.status, 'publishState', requests.publish_state,
      'isFromAppeal', requests.is_from_appeal, 'wasReturnedForRepair', requests.was_returned_for_repair,
      'correctionDeadline', requests.correction_deadline, 'createdAt', requests.created_at) end,
    'steps', (select json_object_agg(held.step, json_build_object('version', held.version,
      'answers', held.answers, 'secretSealed', held.secret_sealed))
      from request_steps held where held.request_id = requests.id),
    'stamps', json_build_object('student', students.xmin::text, 'institution', institutions.xmin::text,
      'period', registration_periods.xmin::text, 'request', requests.xmin::text)
  ) as facts
  from ${caller} left join requests on requests.student_id = students.id
  where ${isStudents(anyClaims, now)}`

const basisOf = ({ stamps, steady: { from, until } }: Basis) => ({
  studentStamp: stamps.student,
  institutionStamp: stamps.institution,
  periodStamp: stamps.period,
  requestStamp: stamps.request,
  from: from?.toISOString() ?? '-infinity',
  until: until?.toISOString() ?? 'infinity',
})

const holds = (basis: Filled<Omit<ReturnType<typeof basisOf>, 'requestStamp'>>, now: SQL): SQL => sql`
  students.xmin = ${basis.studentStamp}::xid and institutions.xmin = ${basis.institutionStamp}::xid
  and registration_periods.xmin = ${basis.periodStamp}::xid and ${now} >= ${basis.from}::timestamptz and ${now} < ${basis.until}::timestamptz`

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
const keepStepsOfOne = (steps: readonly StepToKeep[], now: SQL): SQL =>
  keepSteps(JSON.stringify(stepsOf(0, steps)), now)

/** What one statement writes has one stamp. */
const stamped = sql`select number, pg_current_xact_id()::xid::text as stamp from changed`
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

/** Creates the request with its first step; of two at once the second finds that its basis no longer holds. */
export const insertRequest = async (
  { database, clock }: Source,
  token: StudentToken,
  basis: Basis,
  { id, state }: { readonly id: string; readonly state: RequestState },
  steps: readonly StepToKeep[],
): Promise<string | undefined> => {
  const now = clock.now()
  const entry = {
    action: 'request-created',
    staffId: sql`sessions.staff_id`,
    studentId: sql`changed.student_id`,
    details: { request: id, status: state.status },
  } as const
  const { rows } = await database.statement((db) =>
    db.execute<Stamped>(sql`
      with changed as (
        insert into requests (id, student_id, period_id, status, publish_state, is_from_appeal,
          was_returned_for_repair, correction_deadline, created_at, updated_at)
        select ${id}::uuid, students.id, students.period_id, ${state.status}, ${state.publishState},
          ${state.isFromAppeal}::boolean, ${state.wasReturnedForRepair}::boolean,
          ${state.correctionDeadline}::timestamptz, ${now}, ${now}
        from ${caller} where ${isStudents(claimsOf(token), now)} and ${holds(basisOf(basis), now)}
        on conflict (student_id) do nothing
        returning requests.id, requests.student_id, 0 as number
      ),
      audited as (${auditEntry(entry, clock, sql`from changed join sessions on sessions.id = ${token.sessionId}`)}),
      kept as (${keepStepsOfOne(steps, now)})
      ${stamped}`),
  )
  return rows[0]?.stamp
}

/** What is said of a period when a request is sent. */
export type PeriodWords = {
  readonly code: string
  readonly rulesVersion: string
  readonly expectedAnswers: LocalizedName
}

export const findPeriodWords = async ({ database }: Source, studentId: string): Promise<PeriodWords> => {
  const { rows } = await database.read((db) =>
    db.execute<PeriodWords>(sql`
      select code, score_rules ->> 'version' as "rulesVersion", expected_answers as "expectedAnswers"
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
        is_from_appeal = ${state.isFromAppeal}::boolean,
        was_returned_for_repair = ${state.wasReturnedForRepair}::boolean,
        correction_deadline = ${state.correctionDeadline}::timestamptz, submitted_at = ${submittedAt}, updated_at = ${now}
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

/** That its student knows that the request was sent; the first time counts. False for one that was not sent. */
export const markConfirmed = async ({ database, clock }: Source, requestId: string): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute(sql`
      update requests set confirmed_at = coalesce(confirmed_at, ${clock.now()})
      where id = ${requestId} and submitted_at is not null returning id`),
  )
  return rows.length > 0
}

/** Queues a message where the limit has room for it; `message` are parts of a statement, for where the gate is open. */
export const queueWithin = async (
  { database, clock }: Source,
  limit: Limit,
  message: (source: SQL) => Promise<SQL>,
): Promise<Gate> => {
  const parts = await message(sql`from gate where gate.is_open`)
  const { rows } = await database.statement((db) =>
    db.execute<Gate>(sql`
      with ${limitGate('gate', [limit], clock)}, ${parts} select gate.is_open, gate.wait from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1 }
}
