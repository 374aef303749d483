import { sql } from 'drizzle-orm'
import {
  forgiveTries,
  type Gate,
  type Limit,
  limitGate,
  type Tries,
} from '../../platform/database/limit-gate.ts'
import {
  type NewSession,
  type Opened,
  openedSession,
  openStudentSession,
} from '../../platform/database/open-session.ts'
import { type CodeTry, type TryResult, tryCode, tryResult } from '../../platform/database/try-code.ts'
import type { Platform } from '../../platform/platform.ts'

type Found = Gate & {
  readonly applicant: { readonly id: string; readonly email: string; readonly password_hash: string } | null
}

/** Counts the try and finds the applicant who waits for the code; one whose day is over is nobody. */
export const findApplicant = async (
  { database, clock, config }: Platform,
  username: string,
  { limits }: Tries,
): Promise<Found> => {
  const { rows } = await database.statement((db) =>
    db.execute<Found>(sql`
      with ${limitGate('gate', limits, clock)}
      select gate.is_open, gate.wait, (
        select jsonb_build_object('id', id, 'email', email, 'password_hash', password_hash)
        from pending_applicants where username = ${username}
          and created_at > ${clock.now()} - make_interval(hours => ${config.PENDING_HOURS})
      ) as applicant
      from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1, applicant: null }
}

type Confirmed = Gate &
  TryResult & {
    /** False where another attempt has taken the place of this one meanwhile. */
    readonly is_waiting: boolean
    /** Null where nobody was made. */
    readonly session: Opened | null
  }

/**
 * Tries the code of an applicant whose password was right, which makes that try good; where the code is right too, the
 * applicant becomes a student and is logged in. Of two who register the same person, the unique keys of the students let
 * one through; who is not let through is no applicant any more either, since the code is used up.
 */
export const confirmApplicant = async (
  { database, clock }: Platform,
  applicantId: string,
  code: CodeTry,
  session: NewSession,
  { tries, shared }: { readonly tries: Tries; readonly shared: readonly Limit[] },
): Promise<Confirmed | undefined> => {
  const { rows } = await database.statement((db) =>
    db.execute<Confirmed>(sql`
      with waiting as (select * from pending_applicants where id = ${applicantId}),
      ${limitGate('gate', shared, clock)},
      ${tryCode(code, clock, sql`(select is_open from gate) and exists (select from waiting)`)},
      made as (
        insert into students (id, period_id, username, identity_hash, identity_sealed, phone, email, password_hash,
          institution_id, currently_studying, details, terms_at, created_at)
        select waiting.id, period_id, username, identity_hash, identity_sealed, phone, email, password_hash,
          institution_id, currently_studying, details, terms_at, ${clock.now()}
        from waiting join tried using (username)
        where tried.is_right
        on conflict do nothing
        returning id, password_version
      ),
      gone as (delete from pending_applicants where id = ${applicantId} and (select is_right from tried)),
      ${forgiveTries(tries)},
      ${openStudentSession(session, clock, sql`made`)}
      select gate.is_open, gate.wait, ${tryResult}, exists (select from waiting) as is_waiting, ${openedSession}
      from gate`),
  )
  return rows[0]
}
