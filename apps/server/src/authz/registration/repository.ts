import { sql } from 'drizzle-orm'
import { forgiveTries, type Limit, limitGate, type Tries } from '../../platform/database/limit-gate.ts'
import { type CodeTry, type TryResult, tryCode, tryResult } from '../../platform/database/try-code.ts'
import type { Platform } from '../../platform/platform.ts'

type Gate = { readonly is_open: boolean; readonly wait: number }
type Session = { readonly id: string; readonly hours: number }

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

type Confirmed = Gate & TryResult & { readonly is_made: boolean; readonly now: number }

/**
 * Tries the code; where it is right, the applicant becomes a student and is logged in. Of two who register the same
 * person, the unique keys of the students let one through.
 */
export const confirmApplicant = async (
  { database, clock }: Platform,
  applicantId: string,
  code: CodeTry,
  session: Session,
  { tries, shared }: { readonly tries: Tries; readonly shared: readonly Limit[] },
): Promise<Confirmed | undefined> => {
  const { rows } = await database.statement((db) =>
    db.execute<Confirmed>(sql`
      with ${limitGate('gate', shared, clock)},
      ${tryCode(code, clock, sql`(select is_open from gate)`)},
      made as (
        insert into students (id, period_id, username, identity_hash, identity_sealed, phone, email, password_hash,
          institution_id, currently_studying, details, terms_at, created_at)
        select applicant.id, period_id, username, identity_hash, identity_sealed, phone, email, password_hash,
          institution_id, currently_studying, details, terms_at, ${clock.now()}
        from pending_applicants applicant join tried using (username)
        where tried.is_right and applicant.id = ${applicantId}
        on conflict do nothing
        returning id
      ),
      gone as (delete from pending_applicants where id in (select id from made)),
      ${forgiveTries(tries, sql`exists (select from made)`)},
      opened as (
        insert into sessions (id, student_id, started_at, ends_at)
        select ${session.id}, id, ${clock.now()}, ${clock.now()} + make_interval(hours => ${session.hours}) from made
      )
      select gate.is_open, gate.wait, ${tryResult}, exists (select from made) as is_made,
        extract(epoch from ${clock.now()})::float8 * 1000 as now
      from gate`),
  )
  return rows[0]
}
