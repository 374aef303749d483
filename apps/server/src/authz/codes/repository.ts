import { type SQL, sql } from 'drizzle-orm'
import type { CodePurpose, pendingApplicants } from '../../platform/database/accounts-schema.ts'
import { currentPeriodId } from '../../platform/database/current-period.ts'
import {
  forgiveTries,
  type Gate,
  type Limit,
  limitGate,
  type Tries,
} from '../../platform/database/limit-gate.ts'
import { eraseCodeMessages } from '../../platform/database/outbox-message.ts'
import type { Platform } from '../../platform/platform.ts'

export type NewCode = {
  readonly session: string
  readonly purpose: CodePurpose
  readonly codeHash: string
  /** Of nothing: what stands in the place of a code that goes to nobody. */
  readonly noCodeHash: string
  readonly minutes: number
  readonly maxTries: number
  /** Sends it, as parts of the statement, where there are rows `person` and `code`. */
  readonly message: SQL
  /** Counted for whoever asks. */
  readonly limits: readonly Limit[]
  /** Counted only when something is really sent, so that strange numbers do not use it up. */
  readonly inAll: Limit
  /** Counted when nothing is sent, for the sake of the same work. */
  readonly toNobody: Limit
  /** Made good where the receiver is known, who is then known by a right password. */
  readonly tries?: Tries
}

export type SentCode = Gate & {
  readonly is_known: boolean
  /** The session of a code that was sent before and still lives. */
  readonly living: string | null
}

/**
 * Who the code goes to: `username`, `phone` and `is_known`, one row. Where nobody is known, `stranger` takes the place
 * of the name, and everything is written alike but what would reach a person.
 */
export type Receiver = { readonly person: SQL; readonly keeps?: SQL }

export const studentByPhone = (phone: string, stranger: string): Receiver => ({
  person: sql`
    select coalesce(student.username, ${stranger}) as username, student.phone, student.id is not null as is_known
    from (values (1)) one left join students student
      on student.period_id = ${currentPeriodId} and student.phone = ${phone}`,
})

export const applicantById = (id: string | undefined, stranger: string): Receiver => ({
  person: sql`
    select coalesce(applicant.username, ${stranger}) as username, applicant.phone, applicant.id is not null as is_known
    from (values (1)) one left join pending_applicants applicant on applicant.id = ${id ?? null}::uuid`,
})

/** Who starts again takes the place of the first attempt. */
export const newApplicant = (
  applicant: Omit<typeof pendingApplicants.$inferInsert, 'createdAt'>,
  { clock }: Pick<Platform, 'clock'>,
): Receiver => ({
  person: sql`select ${applicant.username}::text as username, ${applicant.phone}::text as phone, true as is_known`,
  keeps: sql`
    insert into pending_applicants (id, period_id, username, identity_hash, identity_sealed, phone, email, password_hash,
      institution_id, currently_studying, details, terms_at, created_at)
    select ${applicant.id}::uuid, ${applicant.periodId}::int, ${applicant.username}, ${applicant.identityHash},
      ${applicant.identitySealed}, ${applicant.phone}, ${applicant.email}, ${applicant.passwordHash},
      ${applicant.institutionId}::int, ${applicant.currentlyStudying}, ${JSON.stringify(applicant.details)}::jsonb,
      ${applicant.termsAt.toISOString()}::timestamptz, ${clock.now()}
    from gate where gate.is_open or exists (select from living)
    on conflict (username) do update set
      id = excluded.id, identity_hash = excluded.identity_hash, identity_sealed = excluded.identity_sealed,
      email = excluded.email, password_hash = excluded.password_hash, institution_id = excluded.institution_id,
      currently_studying = excluded.currently_studying, details = excluded.details, terms_at = excluded.terms_at,
      created_at = excluded.created_at`,
})

/** Limits, receiver, code, message and its delivery in one statement: all of it or nothing, in one round trip. */
export const insertCode = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { person, keeps = sql`select` }: Receiver,
  code: NewCode,
): Promise<SentCode | undefined> => {
  const now = clock.now()
  const isKnown = sql`(select is_known from person)`
  const mayCount = sql`(select is_open from own)`
  const { rows } = await database.statement((db) =>
    db.execute<SentCode>(sql`
      with person as (${person}),
      ${limitGate('own', code.limits, clock)},
      ${limitGate('everyone', [code.inAll], clock, sql`${isKnown} and ${mayCount}`)},
      ${limitGate('nobody', [code.toNobody], clock, sql`not ${isKnown} and ${mayCount}`)},
      gate as (
        select own.is_open and everyone.is_open as is_open, greatest(own.wait, everyone.wait) as wait
        from own, everyone
      ),
      last as (
        select one.id, one.used_at is null and one.tries < ${code.maxTries} and one.expires_at > ${now} as is_living
        from one_time_codes one join person using (username) where one.purpose = ${code.purpose}
      ),
      living as (select id from last where is_living),
      kept as (${keeps}),
      ${code.tries ? sql`${forgiveTries(code.tries, isKnown)},` : sql``}
      code as (
        insert into one_time_codes (id, username, purpose, code_hash, expires_at, tries)
        select ${code.session}, person.username, ${code.purpose},
          case when is_known then ${code.codeHash} else ${code.noCodeHash} end,
          ${now} + make_interval(mins => ${code.minutes}), 0
        from person, gate where gate.is_open
        on conflict (username, purpose) do update set
          id = excluded.id, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0, used_at = null
        returning id, expires_at
      ),
      erased as (${eraseCodeMessages(sql`select last.id from last, gate where gate.is_open`)}),
      ${code.message}
      select gate.is_open, gate.wait, is_known, (select id from living) as living from gate, person`),
  )
  return rows[0]
}
