import type { Answers } from '@milgo/domain/answers/answer'
import type { StepId } from '@milgo/domain/application/steps'
import type { CurrentStudies } from '@milgo/domain/eligibility/enumerations'
import type { Period } from '@milgo/domain/period/period'
import type { RequestState } from '@milgo/domain/status/request-state'
import type { Stretch } from '@milgo/domain/status/steady-while'
import { type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, auditEntry } from '../../platform/database/audit-entry.ts'
import { isLiving, type SessionToken } from '../../platform/database/living-session.ts'
import type { LocalizedName } from '../../platform/database/schema.ts'
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

export type FactsRow = {
  readonly around: string
  readonly request_stamp: string | null
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
  }
}

export type StepToKeep = HeldStepRow & { readonly step: StepId }

/** What a change was decided upon: it is made only where all of it still holds. */
export type Basis = {
  readonly stamps: { readonly around: string; readonly request: string | null }
  readonly while: Stretch
}

/** Null where the facts are no longer those of the basis; then nothing was changed, and here they are. */
type Written = FactsRow & { readonly written_stamp: string | null }

type Source = Pick<Platform, 'database' | 'clock'>

/** A row's `xmin` is the transaction that wrote it as it stands: it changes with every change of the row. */
const stamps: SQL = sql`
  concat_ws('.', students.xmin, institutions.xmin, registration_periods.xmin) as around,
  requests.xmin::text as request_stamp`

/** A student's own session, or one of a staff member who acts for them: as the token says, and the guard has seen. */
export type FormToken = SessionToken & { readonly audience: string }

const caller = (token: FormToken, { clock }: Source): SQL => sql`
  from sessions
  join students on students.id = sessions.student_id
  join institutions on institutions.id = students.institution_id
  join registration_periods on registration_periods.id = students.period_id
  left join requests on requests.student_id = students.id
  where ${isLiving(token, clock)} and (sessions.staff_id is not null) = ${token.audience === 'milgo-acting'}`

const facts = ({ clock }: Source): SQL => sql`
  json_build_object(
    'now', ${clock.now()},
    'student', json_build_object('id', students.id, 'username', students.username,
      'identitySealed', students.identity_sealed, 'phone', students.phone, 'email', students.email,
      'currentlyStudying', students.currently_studying),
    'institution', json_build_object('id', institutions.id, 'name', institutions.name, 'isSponsored', institutions.is_sponsored,
      'isReligious', institutions.is_religious),
    'period', json_build_object('from', registration_periods.opens_at, 'to', registration_periods.closes_at,
      'isOpen', registration_periods.is_open, 'appealsFrom', registration_periods.appeals_from,
      'appealsTo', registration_periods.appeals_to, 'isAppealsOpen', registration_periods.is_appeals_open,
      'correctionDays', registration_periods.correction_days, 'ageDate', registration_periods.age_date,
      'reserveWindow', registration_periods.reserve_window),
    'request', case when requests.id is not null then json_build_object('id', requests.id,
      'status', requests.status, 'publishState', requests.publish_state, 'isFromAppeal', requests.is_from_appeal,
      'wasReturnedForRepair', requests.was_returned_for_repair,
      'correctionDeadline', requests.correction_deadline, 'createdAt', requests.created_at) end,
    'steps', (select json_object_agg(held.step, json_build_object('version', held.version,
      'answers', held.answers, 'secretSealed', held.secret_sealed))
      from request_steps held where held.request_id = requests.id)
  )`

/** Undefined where the session does not live. */
export const findFacts = (source: Source, token: FormToken): Promise<FactsRow | undefined> =>
  source.database.prepared<FactsRow>(
    'read',
    'request-facts',
    sql`select ${stamps}, ${facts(source)} as facts ${caller(token, source)}`,
  )

/** Keeps steps of a request that is there, in the one statement that also looks at the session. */
export const updateSteps = (
  source: Source,
  token: FormToken,
  basis: Basis,
  steps: readonly StepToKeep[],
): Promise<Written | undefined> =>
  write(
    source,
    token,
    'request-update',
    sql`
      update requests set updated_at = ${source.clock.now()} from caller
      where requests.id = caller.request_id and requests.xmin = ${basis.stamps.request}::xid
        and ${holds(basis, source)}
      returning requests.id, requests.xmin::text as stamp`,
    { steps },
  )

/** Creates the request with its first step; of two at once the second is told that it came too late. */
export const insertRequest = (
  source: Source,
  token: FormToken,
  basis: Basis,
  { id, state }: { readonly id: string; readonly state: RequestState },
  steps: readonly StepToKeep[],
): Promise<Written | undefined> =>
  write(
    source,
    token,
    'request-insert',
    sql`
      insert into requests (id, student_id, period_id, status, publish_state, is_from_appeal,
        was_returned_for_repair, correction_deadline, created_at, updated_at)
      select ${id}::uuid, student_id, period_id, ${state.status}, ${state.publishState},
        ${state.isFromAppeal}::boolean, ${state.wasReturnedForRepair}::boolean, ${state.correctionDeadline}::timestamptz,
        ${source.clock.now()}, ${source.clock.now()}
      from caller where caller.request_stamp is null and ${holds(basis, source)}
      on conflict (student_id) do nothing
      returning requests.id, requests.xmin::text as stamp`,
    {
      steps,
      entry: {
        action: 'request-created',
        staffId: sql`caller.staff_id`,
        studentId: sql`caller.student_id`,
        details: { request: id, status: state.status },
      },
    },
  )

const holds = ({ stamps: { around }, while: { from, until } }: Basis, { clock }: Source): SQL => {
  const [first, last] = [from?.toISOString() ?? '-infinity', until?.toISOString() ?? 'infinity']
  return sql`caller.around = ${around}
    and ${clock.now()} >= ${first}::timestamptz and ${clock.now()} < ${last}::timestamptz`
}

const write = (
  source: Source,
  token: FormToken,
  name: string,
  change: SQL,
  along: { readonly steps: readonly StepToKeep[]; readonly entry?: AuditEntry },
): Promise<Written | undefined> =>
  source.database.prepared<Written>(
    'write',
    name,
    sql`
      with caller as (
        select students.id as student_id, students.period_id, sessions.staff_id, requests.id as request_id, ${stamps}
        ${caller(token, source)}
      ),
      changed as (${change}),
      kept as (
        insert into request_steps (request_id, step, version, answers, secret_sealed, updated_at)
        select changed.id, step.step, step.version, step.answers, step."secretSealed", ${source.clock.now()}
        from changed, json_to_recordset(${JSON.stringify(along.steps)}::json)
          as step(step text, version int, answers jsonb, "secretSealed" text)
        on conflict (request_id, step) do update set version = excluded.version, answers = excluded.answers,
          secret_sealed = excluded.secret_sealed, updated_at = excluded.updated_at
      )${along.entry && sql`, audited as (${auditEntry(along.entry, source.clock, sql`from changed, caller`)})`}
      select around, request_stamp, (select stamp from changed) as written_stamp,
        case when not exists (select from changed) then (select ${facts(source)} ${caller(token, source)}) end as facts
      from caller`,
  )
