import type { Answers } from '@milgo/domain/answers/answer'
import type { StepId } from '@milgo/domain/application/steps'
import type { CurrentStudies } from '@milgo/domain/eligibility/enumerations'
import type { Period } from '@milgo/domain/period/period'
import type { RequestState } from '@milgo/domain/status/request-state'
import type { Stretch } from '@milgo/domain/status/steady-while'
import { type SQL, sql } from 'drizzle-orm'
import { auditEntry } from '../../platform/database/audit-entry.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Gate, type Limit, limitGate } from '../../platform/database/limit-gate.ts'
import type { LocalizedName } from '../../platform/database/schema.ts'
import {
  anyClaims,
  type Claims,
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
export const findFacts = ({ database, clock }: Source, token: StudentToken): Promise<FactsRow | undefined> =>
  database.prepared<FactsRow>('read', 'request-facts', () => selectFacts(clock.prepared.now), {
    ...claimsOf(token),
    ...clock.prepared.values(),
  })

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
type BasisValues = ReturnType<typeof basisOf>

const anyBasis: Filled<BasisValues> = {
  studentStamp: sql.placeholder('studentStamp'),
  institutionStamp: sql.placeholder('institutionStamp'),
  periodStamp: sql.placeholder('periodStamp'),
  requestStamp: sql.placeholder('requestStamp'),
  from: sql.placeholder('from'),
  until: sql.placeholder('until'),
}

const holds = (basis: Filled<BasisValues>, now: SQL): SQL => sql`
  students.xmin = ${basis.studentStamp}::xid and institutions.xmin = ${basis.institutionStamp}::xid
  and registration_periods.xmin = ${basis.periodStamp}::xid and ${now} >= ${basis.from}::timestamptz and ${now} < ${basis.until}::timestamptz`

const stepOf = ({ answers, ...step }: StepToKeep) => ({ ...step, answers: JSON.stringify(answers) })
type StepValues = ReturnType<typeof stepOf>

const anyStep: Filled<StepValues> = {
  step: sql.placeholder('step'),
  version: sql.placeholder('version'),
  answers: sql.placeholder('answers'),
  secretSealed: sql.placeholder('secretSealed'),
}

/** The steps that come with the change of their request, all or nothing; what one statement writes has one stamp. */
const keptSteps = (steps: readonly Filled<StepValues>[], now: SQL): SQL => {
  const rows = steps.map(
    ({ step, version, answers, secretSealed }) =>
      sql`(${step}::text, ${version}::int, ${answers}::jsonb, ${secretSealed}::text)`,
  )
  return sql`
    insert into request_steps (request_id, step, version, answers, secret_sealed, updated_at)
    select changed.id, step.step, step.version, step.answers, step.secret_sealed, ${now}
    from changed, (values ${sql.join(rows, sql`, `)}) as step (step, version, answers, secret_sealed)
    on conflict (request_id, step) do update set version = excluded.version, answers = excluded.answers,
      secret_sealed = excluded.secret_sealed, updated_at = excluded.updated_at
    returning xmin::text as stamp`
}

type Stamp = { readonly stamp: string }

/**
 * Keeps steps of a request that is there, by the one statement that also looks at the session. Answers the request's
 * new stamp; undefined where the session or the basis no longer holds, and nothing was changed. The save of one step,
 * which every page makes all the time, is written once.
 */
export const updateSteps = async (
  { database, clock }: Source,
  token: StudentToken,
  basis: Basis,
  steps: readonly StepToKeep[],
): Promise<string | undefined> => {
  const [only, ...others] = steps
  if (only && others.length === 0) {
    const values = { ...claimsOf(token), ...basisOf(basis), ...stepOf(only), ...clock.prepared.values() }
    const written = () => updateRequest(anyClaims, anyBasis, [anyStep], clock.prepared.now)
    return (await database.prepared<Stamp>('write', 'request-update', written, values))?.stamp
  }
  const update = updateRequest(claimsOf(token), basisOf(basis), steps.map(stepOf), clock.now())
  return (await database.statement((db) => db.execute<Stamp>(update))).rows[0]?.stamp
}

const updateRequest = (
  token: Filled<Claims>,
  basis: Filled<BasisValues>,
  steps: readonly Filled<StepValues>[],
  now: SQL,
): SQL => sql`
  with changed as (
    update requests set updated_at = ${now} from ${caller}
    where ${isStudents(token, now)} and requests.student_id = students.id
      and requests.xmin = ${basis.requestStamp}::xid and ${holds(basis, now)}
    returning requests.id
  )
  ${keptSteps(steps, now)}`

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
    db.execute<Stamp>(sql`
      with changed as (
        insert into requests (id, student_id, period_id, status, publish_state, is_from_appeal,
          was_returned_for_repair, correction_deadline, created_at, updated_at)
        select ${id}::uuid, students.id, students.period_id, ${state.status}, ${state.publishState},
          ${state.isFromAppeal}::boolean, ${state.wasReturnedForRepair}::boolean,
          ${state.correctionDeadline}::timestamptz, ${now}, ${now}
        from ${caller} where ${isStudents(claimsOf(token), now)} and ${holds(basisOf(basis), now)}
        on conflict (student_id) do nothing
        returning requests.id, requests.student_id
      ),
      audited as (${auditEntry(entry, clock, sql`from changed join sessions on sessions.id = ${token.sessionId}`)})
      ${keptSteps(steps.map(stepOf), now)}`),
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
      returning requests.id, requests.student_id
    ),
    audited as (${auditEntry(entry, clock, sql`from changed join sessions on sessions.id = ${token.sessionId}`)}),
    frozen as (
      insert into request_snapshots (request_id, number, taken_at, sealed)
      select id, ${snapshot.number}::smallint, ${submittedAt}, ${snapshot.sealed} from changed
    )
    ${steps.length === 0 ? sql`` : sql`, kept as (${keptSteps(steps.map(stepOf), now)})`}
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
