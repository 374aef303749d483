import { type SQL, sql } from 'drizzle-orm'
import type { CodePurpose, pendingApplicants } from '../../platform/database/accounts-schema.ts'
import { currentPeriodId } from '../../platform/database/current-period.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Limit, limitGate } from '../../platform/database/limit-gate.ts'
import type { Platform } from '../../platform/platform.ts'

export type NewCode = {
  readonly session: string
  readonly purpose: CodePurpose
  readonly codeHash: string
  readonly minutes: number
  readonly maxTries: number
  readonly text: string
  /** Counted for whoever asks. */
  readonly limits: readonly Limit[]
  /** Counted only when something is really sent, so that strange numbers do not use it up. */
  readonly inAll: Limit
}

export type SentCode = {
  readonly is_open: boolean
  readonly wait: number
  readonly is_known: boolean
  readonly message_id: string | null
  /** The session of a code that was sent before and still lives. */
  readonly living: string | null
}

type Source = Pick<Platform, 'clock'>

export const studentByPhone = (phone: string): SQL =>
  sql`select username, phone from students where period_id = ${currentPeriodId} and phone = ${phone}`

export const applicantById = (id: string | undefined): SQL =>
  sql`select username, phone from pending_applicants where id = ${id ?? null}::uuid`

/** Who starts again takes the place of the first attempt. */
export const newApplicant = (
  applicant: Omit<typeof pendingApplicants.$inferInsert, 'createdAt'>,
  { clock }: Source,
): SQL => sql`
  insert into pending_applicants (id, period_id, username, identity_hash, identity_sealed, phone, email, password_hash,
    institution_id, currently_studying, details, terms_at, created_at)
  values (${applicant.id}, ${applicant.periodId}, ${applicant.username}, ${applicant.identityHash},
    ${applicant.identitySealed}, ${applicant.phone}, ${applicant.email}, ${applicant.passwordHash},
    ${applicant.institutionId}, ${applicant.currentlyStudying}, ${JSON.stringify(applicant.details)}::jsonb,
    ${applicant.termsAt.toISOString()}::timestamptz, ${clock.now()})
  on conflict (username) do update set
    id = excluded.id, identity_hash = excluded.identity_hash, identity_sealed = excluded.identity_sealed,
    email = excluded.email, password_hash = excluded.password_hash, institution_id = excluded.institution_id,
    currently_studying = excluded.currently_studying, details = excluded.details, terms_at = excluded.terms_at,
    created_at = excluded.created_at
  returning username, phone`

/** Limits, code and message in one statement; `person` finds, or writes, the one it is sent to. */
export const insertCode = async (
  tx: Queryable,
  { clock }: Source,
  person: SQL,
  code: NewCode,
): Promise<SentCode | undefined> => {
  const expiresAt = sql`${clock.now()} + make_interval(mins => ${code.minutes})`
  const { rows } = await tx.execute<SentCode>(sql`
    with person as (${person}),
    ${limitGate('own', code.limits, clock)},
    ${limitGate('everyone', [code.inAll], clock, sql`exists (select from person) and (select is_open from own)`)},
    code as (
      insert into one_time_codes (id, username, purpose, code_hash, expires_at, tries)
      select ${code.session}, person.username, ${code.purpose}, ${code.codeHash}, ${expiresAt}, 0
      from person, own, everyone where own.is_open and everyone.is_open
      on conflict (username, purpose) do update set
        id = excluded.id, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0, used_at = null
      returning id, expires_at
    ),
    message as (
      insert into outbox_messages (cause, channel, recipient, body, send_before, created_at)
      select 'code:' || code.id, 'sms', person.phone, ${code.text}, code.expires_at, ${clock.now()} from person, code
      returning id
    )
    select own.is_open and everyone.is_open as is_open, greatest(own.wait, everyone.wait) as wait,
      exists (select from person) as is_known, (select id from message) as message_id,
      (select one.id from one_time_codes one join person using (username)
        where one.purpose = ${code.purpose} and one.used_at is null and one.tries < ${code.maxTries}
          and one.expires_at > ${clock.now()}) as living
    from own, everyone`)
  return rows[0]
}
