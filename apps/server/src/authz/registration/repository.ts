import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Tries } from '../../platform/rate-limit.ts'
import { countAgainstLimits, forgiveTries, type Gate } from '../../store/count-against-limits.ts'
import { type NewSession, type Opened, openedSession, openStudentSession } from '../../store/open-session.ts'
import { type CodeTry, isUsed, livingCode, type TryResult, tryCode, tryResult } from '../../store/try-code.ts'

type Found = Gate & {
  readonly applicant: {
    readonly id: string
    readonly email: string
    readonly identity_hash: string
    readonly password_hash: string
    /** The caller has named the session of the attempt's code, valid or not. */
    readonly is_of_session: boolean
    /** The caller has named the session of a code that can still be tried. */
    readonly is_named: boolean
  } | null
}

type Sought = { readonly username: string; readonly session: string | undefined }

/** The limits of a try: `named` if the caller names the attempt's session, `strange` for all others. */
type AttemptTries = { readonly named: Tries; readonly strange: Tries }

/**
 * Counts the try, and finds the attempt of the session or else the newest attempt of the username. An attempt that is
 * older than a day is not found. If the session's code is still valid, the try is counted for that session only, which
 * nobody else knows.
 */
export const findApplicant = async (
  { database, clock, config }: Platform,
  { username, session }: Sought,
  { named, strange }: AttemptTries,
): Promise<Found> => {
  const which = sql`id = ${session ?? null}::uuid and applicant_id = applicant.id`
  const namedCode = { purpose: 'register', which, maxTries: config.CODE_TRIES } as const
  const isNamed = sql`exists (select from sought where is_named)`
  const { rows } = await database.statement((db) =>
    db.execute<Found>(sql`
      with sought as (
        select applicant.id, email, identity_hash, password_hash,
          exists (select from one_time_codes where ${which}) as is_of_session,
          exists (${livingCode(namedCode, clock)}) as is_named
        from pending_applicants applicant
        where username = ${username}
          and created_at > ${clock.now()} - make_interval(hours => ${config.PENDING_HOURS})
        order by is_of_session desc, created_at desc
        limit 1
      ),
      ${countAgainstLimits('named', named.limits, clock, isNamed)},
      ${countAgainstLimits('strange', strange.limits, clock, sql`not ${isNamed}`)},
      gate as (
        select case when ${isNamed} then named.is_open else strange.is_open end as is_open,
          case when ${isNamed} then named.wait else strange.wait end as wait
        from named, strange
      )
      select gate.is_open, gate.wait, (select to_jsonb(sought) from sought) as applicant from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1, applicant: null }
}

type Confirmed = TryResult & {
  /** False where the attempt is over: confirmed at the same moment, or erased. */
  readonly is_waiting: boolean
  /** Null where no student was created. */
  readonly session: Opened | null
  readonly register_period: string | null
}

/**
 * Tries the code of an applicant whose password was right, and takes back the count of that password try. If the code
 * is right, the applicant becomes a student and is logged in. If two attempts register the same person, the unique keys
 * of `students` accept one of them. The other attempt is removed too, because its code is used up.
 */
export const confirmApplicant = async (
  { database, clock }: Platform,
  { applicantId, codeSession }: { readonly applicantId: string; readonly codeSession: string },
  code: Omit<CodeTry, 'purpose' | 'which'>,
  session: NewSession,
  tries: Tries,
): Promise<Confirmed | undefined> => {
  const which = sql`id = ${codeSession}::uuid and applicant_id = ${applicantId}::uuid`
  const attempt = { ...code, purpose: 'register', which } as const
  const { rows } = await database.statement((db) =>
    db.execute<Confirmed>(sql`
      with waiting as (select * from pending_applicants where id = ${applicantId}),
      ${tryCode(attempt, clock, sql`exists (select from waiting)`)},
      made as (
        insert into students (id, period_id, username, identity_hash, identity_sealed, phone, email, password_hash,
          institution_id, currently_studying, details, terms_at, consents, created_at)
        select waiting.id, period_id, username, identity_hash, identity_sealed, phone, email, password_hash,
          institution_id, currently_studying, details, terms_at, consents, ${clock.now()}
        from waiting where ${isUsed}
        on conflict do nothing
        returning id, password_version
      ),
      gone as (delete from pending_applicants where id = ${applicantId} and ${isUsed}),
      ${forgiveTries(tries)},
      ${openStudentSession(session, clock, sql`made`)}
      select ${tryResult}, exists (select from waiting) as is_waiting, ${openedSession},
        (select period.code from waiting join registration_periods period on period.id = period_id) as register_period`),
  )
  return rows[0]
}
