import type { Answers } from '@milgo/domain/answers/answer'
import type { StepId } from '@milgo/domain/application/steps'
import type { CurrentStudies } from '@milgo/domain/eligibility/enumerations'
import type { Period } from '@milgo/domain/period/period'
import type { StoredRequestState } from '@milgo/domain/status/request-memory'
import type { LocalizedName } from '@milgo/messages/localized'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { currentPeriodId } from '../../store/current-period.ts'
import { anyClaims, claimsOf, isStudents, type StudentToken } from '../../store/student-session.ts'
import { caller, type Stamps } from './basis-repository.ts'

/** The answers of a step, those that are kept encrypted still sealed. */
export type HeldStepRow = {
  readonly version: number
  readonly answers: Answers
  readonly secretSealed: string | null
}

export type RequestRow = StoredRequestState & {
  readonly id: string
  readonly createdAt: string
  readonly number: number
  readonly confirmedAt: string | null
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
      | 'expectedAnswers'
      | 'answersBy'
      | 'ceilings'
      | 'eligibilityRules'
      | 'scoreRules'
      | 'awardTiers'
      | 'draftRetentionDays'
    > & { readonly isCurrent: boolean }
    readonly request: RequestRow | null
    readonly steps: Readonly<Partial<Record<StepId, HeldStepRow>>> | null
    readonly stamps: Stamps
  }
}

/** Undefined where the session does not live. */
export const findFacts = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
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
    'period', json_build_object('code', registration_periods.code,
      'isCurrent', registration_periods.id is not distinct from ${currentPeriodId}, 'from', registration_periods.opens_at, 'to', registration_periods.closes_at,
      'isOpen', registration_periods.is_open, 'appealsFrom', registration_periods.appeals_from,
      'appealsTo', registration_periods.appeals_to, 'isAppealsOpen', registration_periods.is_appeals_open,
      'appealDays', registration_periods.appeal_days, 'correctionDays', registration_periods.correction_days, 'ageDate', registration_periods.age_date,
      'reserveWindow', registration_periods.reserve_window),
    'request', case when requests.id is not null then json_build_object('id', requests.id,
      'status', requests.status, 'publishState', requests.publish_state,
      'correctionDeadline', requests.correction_deadline, 'memory', requests.memory,
      'createdAt', requests.created_at, 'number', requests.number,
      'confirmedAt', requests.confirmed_at) end,
    'steps', (select json_object_agg(held.step, json_build_object('version', held.version,
      'answers', held.answers, 'secretSealed', held.secret_sealed))
      from request_steps held where held.request_id = requests.id),
    'stamps', json_build_object('student', students.xmin::text, 'institution', institutions.xmin::text,
      'period', registration_periods.xmin::text, 'request', requests.xmin::text)
  ) as facts
  from ${caller} left join requests on requests.student_id = students.id
  where ${isStudents(anyClaims, now)}`
