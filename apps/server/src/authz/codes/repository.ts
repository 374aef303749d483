import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit, Tries } from '../../platform/rate-limit.ts'
import type { CodePurpose, ContactKind, pendingApplicants } from '../../store/accounts-schema.ts'
import { countAgainstLimits, forgiveTries, type Gate } from '../../store/count-against-limits.ts'
import { isSentTo, loginAccount } from '../../store/login-account.ts'
import { eraseCodeMessages } from '../../store/outbox-message.ts'

export type NewCode = {
  readonly session: string
  readonly purpose: CodePurpose
  readonly codeHash: string
  /** The hash of no code, for a row whose code is sent to nobody. */
  readonly noCodeHash: string
  /** The hash of the values that the code confirms, if it confirms values. */
  readonly confirmsHash?: string | undefined
  readonly minutes: number
  readonly maxTries: number
  /** Parts of the statement that send the code, if `person` and `code` have rows. */
  readonly message: SQL
  /** Either all or none of them are counted. */
  readonly limits: readonly Limit[]
  /** Taken back if the receiver is known, because then the password was right. */
  readonly tries?: Tries
}

export type SentCode = Gate & {
  readonly is_known: boolean
  /** The session of the attempt's earlier code, if that code is still valid. */
  readonly living: string | null
}

/** SQL: whether the code of the statement of `insertCode` is sent to a person. */
export const isReceiverKnown: SQL = sql`(select is_known from person)`

/**
 * The receiver of a code: one row with `username`, `phone`, `applicant_id`, `student_id` (of an applicant: the id that
 * the student will have) and `is_known`. If nobody is known, `stranger` is the user name, and all rows are written as
 * usual except what would reach a person.
 */
export type Receiver = {
  readonly person: SQL
  /** Condition on the codes of the same attempt, which the new code replaces. */
  readonly replaces: SQL
  readonly stores?: SQL
}

type Student = {
  readonly phone: string
  readonly stranger: string
  readonly period: string | undefined
  readonly replaces: SQL
}

export const studentByPhone = ({ phone, stranger, period, replaces }: Student): Receiver => ({
  person: sql`
    select coalesce(account.username, ${stranger}) as username, account.phone, null::uuid as applicant_id,
      account.id as student_id,
      account.id is not null as is_known
    from (values (1)) one left join (${loginAccount('phone', phone, period)}) account on true`,
  replaces: sql`${isSentTo(phone, stranger)} and ${replaces}`,
})

export const applicantById = (id: string | undefined, stranger: string): Receiver => ({
  person: sql`
    select coalesce(applicant.username, ${stranger}) as username, applicant.phone, applicant.id as applicant_id,
      applicant.id as student_id,
      applicant.id is not null as is_known
    from (values (1)) one left join pending_applicants applicant on applicant.id = ${id ?? null}::uuid`,
  replaces: sql`applicant_id = ${id ?? null}::uuid`,
})

/** The applicant of a new attempt, or of the same attempt with changed values. */
export const newApplicant = (
  applicant: Omit<typeof pendingApplicants.$inferInsert, 'createdAt'>,
  { clock }: Pick<Platform, 'clock'>,
): Receiver => ({
  person: sql`select ${applicant.username}::text as username, ${applicant.phone}::text as phone,
    ${applicant.id}::uuid as applicant_id, ${applicant.id}::uuid as student_id, true as is_known`,
  replaces: sql`applicant_id = ${applicant.id}::uuid`,
  stores: sql`
    insert into pending_applicants (id, period_id, username, identity_hash, identity_sealed, phone, email, password_hash,
      institution_id, currently_studying, details, terms_at, consents, created_at)
    select ${applicant.id}::uuid, ${applicant.periodId}::int, ${applicant.username}, ${applicant.identityHash},
      ${applicant.identitySealed}, ${applicant.phone}, ${applicant.email}, ${applicant.passwordHash},
      ${applicant.institutionId}::int, ${applicant.currentlyStudying}, ${JSON.stringify(applicant.details)}::jsonb,
      ${applicant.termsAt.toISOString()}::timestamptz, ${JSON.stringify(applicant.consents)}::jsonb, ${clock.now()}
    from gate where gate.is_open or exists (select from living)
    on conflict (id) do update set
      institution_id = excluded.institution_id, currently_studying = excluded.currently_studying,
      details = excluded.details, terms_at = excluded.terms_at, consents = excluded.consents,
      created_at = excluded.created_at`,
})

type NewContact = {
  readonly studentId: string
  readonly kind: ContactKind
  readonly value: string
  /** The session of the code that confirms the change. */
  readonly session: string
}

/** Condition on a code: it confirms a change of this student's address. */
const isOfStudent = (studentId: string): SQL =>
  sql`id in (select change.id from contact_changes change where change.student_id = ${studentId}::uuid)`

/** The new address as the receiver of a code. A student has at most one change under way: the next one replaces it. */
export const newContact = (
  { studentId, kind, value, session }: NewContact,
  { clock }: Pick<Platform, 'clock'>,
): Receiver => ({
  person: sql`select username, ${value}::text as phone, null::uuid as applicant_id, id as student_id, true as is_known
    from students where id = ${studentId}::uuid`,
  replaces: isOfStudent(studentId),
  stores: sql`
    insert into contact_changes (id, student_id, kind, value, created_at)
    select ${session}::uuid, ${studentId}::uuid, ${kind}, ${value}, ${clock.now()} from gate where gate.is_open`,
})

/**
 * Checks the limits and writes code and message. This is one statement, so that all or nothing is done, in one round
 * trip.
 */
export const insertCode = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { person, replaces, stores = sql`select` }: Receiver,
  code: NewCode,
): Promise<SentCode | undefined> => {
  const now = clock.now()
  const { rows } = await database.statement((db) =>
    db.execute<SentCode>(sql`
      with person as (${person}),
      ${countAgainstLimits('gate', code.limits, clock)},
      last as (
        select id, used_at is null and tries < ${code.maxTries} and expires_at > ${now} as is_living
        from one_time_codes where purpose = ${code.purpose} and ${replaces}
      ),
      living as (select id from last where is_living),
      stored as (${stores}),
      ${code.tries ? sql`${forgiveTries(code.tries, isReceiverKnown)},` : sql``}
      replaced as (
        delete from one_time_codes where id in (select id from last) and (select is_open from gate) returning id
      ),
      code as (
        insert into one_time_codes (id, username, purpose, applicant_id, code_hash, confirms_hash, expires_at,
          tries)
        select ${code.session}, person.username, ${code.purpose}, person.applicant_id,
          case when is_known then ${code.codeHash} else ${code.noCodeHash} end,
          ${code.confirmsHash ?? null}, ${now} + make_interval(mins => ${code.minutes}), 0
        from person, gate where gate.is_open
        returning id, expires_at
      ),
      erased as (${eraseCodeMessages(sql`select id from replaced`)}),
      ${code.message}
      select gate.is_open, gate.wait, is_known, (select max(id::text) from living) as living from gate, person`),
  )
  return rows[0]
}
