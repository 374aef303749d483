import type { LegalTextKey } from '@milgo/domain/content/legal-text-keys'
import { internationalPhone } from '@milgo/domain/identity/username'
import type { Period } from '@milgo/domain/period/period'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit, Tries } from '../../platform/rate-limit.ts'
import { eligibilityRefusals } from '../../store/accounts-schema.ts'
import { countAgainstLimits, type Gate } from '../../store/count-against-limits.ts'
import { legalVersions } from '../../store/current-content.ts'
import { currentPeriodId } from '../../store/current-period.ts'

type Person = {
  readonly identityHash: string
  readonly phone: string
  readonly email: string
  readonly institutionId: number
}

type CheckContext = Gate & {
  readonly now: number
  readonly period_id: number
  readonly code: string
  readonly opens_at: number
  readonly closes_at: number
  readonly is_period_open: boolean
  readonly ceilings: Period['ceilings']
  readonly eligibility_rules: Period['eligibilityRules']
  readonly is_user_known: boolean
  readonly is_institution_known: boolean
  readonly legal_texts:
    | readonly { readonly key: LegalTextKey; readonly version: number; readonly changedAt: string }[]
    | null
  /**
   * The newest unconfirmed attempt of the same person; null if there is none, or if its password was tried too often.
   */
  readonly attempt: { readonly id: string; readonly password_hash: string } | null
}

const milliseconds = (instant: SQL): SQL => sql`extract(epoch from ${instant})::float8 * 1000`

/**
 * Counts the check against its limits and returns everything that the check needs. Returns undefined if there is no
 * current period.
 */
export const findCheckContext = async (
  { database, clock, config }: Platform,
  person: Person,
  limits: readonly Limit[],
  tries: Tries,
): Promise<CheckContext | undefined> => {
  const { rows } = await database.statement((db) =>
    db.execute<CheckContext>(sql`
      with attempt as (
        select applicant.id, applicant.password_hash from pending_applicants applicant
        join registration_periods period on period.id = ${currentPeriodId}
        where applicant.username = ${internationalPhone(person.phone)} || '_' || period.code
          and applicant.identity_hash = ${person.identityHash} and applicant.email = ${person.email}
          and applicant.created_at > ${clock.now()} - make_interval(hours => ${config.PENDING_HOURS})
        order by applicant.created_at desc limit 1
      ),
      ${countAgainstLimits('gate', limits, clock)},
      ${countAgainstLimits('tries', tries.limits, clock, sql`exists (select from attempt)`)}
      select gate.is_open, gate.wait, ${milliseconds(clock.now())} as now, period.id as period_id, period.code,
        ${milliseconds(sql`period.opens_at`)} as opens_at, ${milliseconds(sql`period.closes_at`)} as closes_at,
        period.is_open as is_period_open, period.ceilings, period.eligibility_rules,
        exists (
          select from students student where student.period_id = period.id and (student.phone = ${person.phone}
            or student.email = ${person.email} or student.identity_hash = ${person.identityHash})
        ) as is_user_known,
        exists (select from institutions where id = ${person.institutionId}) as is_institution_known,
        (select json_agg(json_build_object('key', key, 'version', version, 'changedAt', changed_at))
          from ${legalVersions(clock.now())} legal) as legal_texts,
        (select to_jsonb(attempt) from attempt, tries where tries.is_open) as attempt
      from gate join registration_periods period on period.id = ${currentPeriodId}`),
  )
  return rows[0]
}

/** Counts one more refusal for each reason. Nothing about the person is stored. */
export const countRefusals = async (
  { database }: Platform,
  periodId: number,
  codes: readonly string[],
): Promise<void> => {
  await database.statement((db) =>
    db
      .insert(eligibilityRefusals)
      .values(codes.map((code) => ({ periodId, code, refusals: 1 })))
      .onConflictDoUpdate({
        target: [eligibilityRefusals.periodId, eligibilityRefusals.code],
        set: { refusals: sql`${eligibilityRefusals.refusals} + 1` },
      }),
  )
}
