import type { Answers } from '@milgo/domain/answers/answer'
import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import type { StepId } from '@milgo/domain/application/steps'
import type { Consent, CurrentVersions } from '@milgo/domain/content/legal-text'
import type { CurrentStudies } from '@milgo/domain/eligibility/enumerations'
import type { Period } from '@milgo/domain/period/period'
import type { RequestEvent } from '@milgo/domain/status/request-event'
import type { StoredRequestState } from '@milgo/domain/status/request-memory'
import type { LocalizedName } from '@milgo/messages/localized'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { legalVersions } from '../../store/current-content.ts'
import { currentPeriodId } from '../../store/current-period.ts'
import { hideArrayLength } from '../../store/hide-array-length.ts'
import { type LedgerOfRequest, ledgerOfRequest } from '../../store/stored-ledger.ts'
import { type StoredWork, workOfRequest } from '../../store/stored-work.ts'
import { claimsOf, isStudents, type StudentToken } from '../../store/student-session.ts'

/** The answers of a step as they are stored. The secret answers are still sealed. */
export type StoredStep = {
  readonly version: number
  readonly answers: Answers
  readonly secretSealed: string | null
}

export type RequestRow = StoredRequestState & {
  readonly id: string
  readonly number: number
  readonly studentId: string
  readonly periodId: number
  readonly version: number
  readonly createdAt: string
  readonly submittedAt: string | null
  readonly confirmedAt: string | null
  readonly ledger: LedgerOfRequest | null
  readonly snapshots: number
  /** Null if no staff member has worked on the request. */
  readonly work: StoredWork | null
  readonly events: readonly Pick<RequestEvent, 'event' | 'actor'>[] | null
  readonly flags: readonly ReviewFlag[] | null
  readonly steps: Readonly<Partial<Record<StepId, StoredStep>>> | null
}

/** A request's case as the JSON of the database. */
export type CaseRow = {
  readonly now: string
  readonly student: {
    readonly id: string
    readonly version: number
    readonly username: string
    readonly identitySealed: string
    readonly phone: string
    readonly email: string
    readonly currentlyStudying: CurrentStudies
    readonly consents: readonly Consent[] | null
    readonly sawSurvey: boolean
    readonly contactChangedAt: string | null
  }
  /** The newest version of each legal text. */
  readonly legalVersions: CurrentVersions | null
  readonly institution: {
    readonly id: number
    readonly version: number
    readonly name: LocalizedName
    readonly isSponsored: boolean
    readonly isReligious: boolean
  }
  readonly period: Omit<
    Period,
    | 'answersBy'
    | 'ceilings'
    | 'eligibilityRules'
    | 'scoreRules'
    | 'awardTiers'
    | 'budget'
    | 'secondLook'
    | 'draftRetentionDays'
    | 'stageTargets'
    | 'daysOff'
  > & {
    readonly version: number
    readonly isCurrent: boolean
    readonly answersBy: string | null
    readonly rulesVersion: string
  }
  readonly request: RequestRow | null
}

type Found = { readonly found: CaseRow }
type FoundOfSession = { readonly sessionId: string; readonly found: CaseRow | null }
type Source = Pick<Platform, 'database' | 'clock'>

/**
 * Reads the cases of the tokens' students in one statement. Returns undefined for a session that is not valid. No two
 * tokens may be of the same session.
 */
export const findCasesOfSessions = async (
  { database, clock }: Source,
  tokens: readonly StudentToken[],
): Promise<readonly (CaseRow | undefined)[]> => {
  const claims = tokens.map(claimsOf)
  const values = {
    sessionId: claims.map(({ sessionId }) => sessionId),
    expiresAt: claims.map(({ expiresAt }) => expiresAt),
    isActing: claims.map(({ isActing }) => isActing),
    ...clock.prepared.values(),
  }
  const build = () => selectCases(clock.prepared.now)
  const rows = await database.prepared<FoundOfSession>('read', 'cases-of-sessions', build, values)
  const cases = new Map(rows.map(({ sessionId, found }) => [sessionId, found]))
  return tokens.map(({ sessionId }) => cases.get(sessionId) ?? undefined)
}

/**
 * Each case is a subquery that finds every table's row by its key, so that statistics cannot make the planner scan a
 * table.
 */
const selectCases = (now: SQL): SQL => {
  const claims = {
    sessionId: sql`asked."sessionId"`,
    expiresAt: sql`asked."expiresAt"`,
    isActing: sql`asked."isActing"`,
  }
  const ofSession = selectCase(
    now,
    sql`sessions join students on students.id = sessions.student_id`,
    isStudents(claims, now),
  )
  return sql`
    select asked."sessionId", (${ofSession}) as found
    from unnest(${hideArrayLength(sql`${sql.placeholder('sessionId')}::uuid[]`)},
      ${hideArrayLength(sql`${sql.placeholder('expiresAt')}::timestamptz[]`)},
      ${hideArrayLength(sql`${sql.placeholder('isActing')}::boolean[]`)}) as asked ("sessionId", "expiresAt", "isActing")`
}

/** Returns the case of a request without a check of who reads it; undefined if there is no such request. */
export const findCaseOfRequest = async (
  { database, clock }: Source,
  requestId: string,
): Promise<CaseRow | undefined> => {
  const build = () =>
    selectCase(clock.prepared.now, sql`students`, sql`requests.id = ${sql.placeholder('requestId')}::uuid`)
  const values = { requestId, ...clock.prepared.values() }
  const [row] = await database.prepared<Found>('read', 'case-of-request', build, values)
  return row?.found
}

const selectCase = (now: SQL, source: SQL, condition: SQL): SQL => sql`
  select json_build_object(
    'now', ${now},
    'student', json_build_object('id', students.id, 'version', students.version, 'username', students.username,
      'identitySealed', students.identity_sealed, 'phone', students.phone, 'email', students.email,
      'currentlyStudying', students.currently_studying, 'sawSurvey', students.saw_survey, 'contactChangedAt', students.contact_changed_at,
      'consents', students.consents),
    'legalVersions', (select json_object_agg(newest.key, newest.version) from (
      select key, max(version) as version from ${legalVersions(now)} legal group by key) newest),
    'institution', json_build_object('id', institutions.id, 'version', institutions.version,
      'name', institutions.name, 'isSponsored', institutions.is_sponsored, 'isReligious', institutions.is_religious),
    'period', json_build_object('code', registration_periods.code, 'version', registration_periods.version,
      'isCurrent', registration_periods.id is not distinct from ${currentPeriodId},
      'from', registration_periods.opens_at, 'to', registration_periods.closes_at,
      'isOpen', registration_periods.is_open, 'appealsFrom', registration_periods.appeals_from,
      'appealsTo', registration_periods.appeals_to, 'isAppealsOpen', registration_periods.is_appeals_open,
      'appealDays', registration_periods.appeal_days, 'correctionDays', registration_periods.correction_days,
      'ageDate', registration_periods.age_date, 'reserveWindow', registration_periods.reserve_window,
      'expectedAnswers', registration_periods.expected_answers, 'answersBy', registration_periods.answers_by,
      'rulesVersion', registration_periods.score_rules ->> 'version'),
    'request', case when requests.id is not null then json_build_object('id', requests.id,
      'number', requests.number, 'studentId', requests.student_id, 'periodId', requests.period_id,
      'version', requests.version, 'status', requests.status, 'publishState', requests.publish_state,
      'correctionDeadline', requests.correction_deadline, 'memory', requests.memory,
      'createdAt', requests.created_at, 'submittedAt', requests.submitted_at, 'confirmedAt', requests.confirmed_at,
      'ledger', ${ledgerOfRequest},
      'snapshots', (select coalesce(max(taken.number), 0) from request_snapshots taken
        where taken.request_id = requests.id),
      'work', ${workOfRequest},
      'events', (select json_agg(json_build_object('event', past.event,
          'actor', json_build_object('role', past.actor_role, 'id', past.actor_id)) order by past.number)
        from request_events past where past.request_id = requests.id),
      'flags', (select json_agg(json_strip_nulls(json_build_object('field', flag.field, 'index', flag.index,
          'member_type', flag.member, 'reason', flag.reason, 'note', flag.note)) order by flag.position)
        from review_flags flag where flag.request_id = requests.id
          and flag.round = (select max(last.round) from review_flags last where last.request_id = requests.id)),
      'steps', (select json_object_agg(stored.step, json_build_object('version', stored.version,
          'answers', stored.answers, 'secretSealed', stored.secret_sealed))
        from request_steps stored where stored.request_id = requests.id)
    ) end
  ) as found
  from ${source}
    join institutions on institutions.id = students.institution_id
    join registration_periods on registration_periods.id = students.period_id
    left join requests on requests.student_id = students.id
  where ${condition}`
