import { sql } from 'drizzle-orm'
import { currentPeriodId } from '../../platform/database/current-period.ts'
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
import {
  type CodeTry,
  hasLivingCode,
  type TryResult,
  tryCode,
  tryResult,
} from '../../platform/database/try-code.ts'
import type { Platform } from '../../platform/platform.ts'

type Account = Gate & {
  readonly student: { readonly id: string; readonly phone: string; readonly password_hash: string } | null
}

/** Counts the try and finds whose password is to be tried. */
export const findAccountByEmail = async (
  { database, clock }: Platform,
  email: string,
  { limits }: Tries,
): Promise<Account> => {
  const { rows } = await database.statement((db) =>
    db.execute<Account>(sql`
      with ${limitGate('gate', limits, clock)}
      select gate.is_open, gate.wait, (
        select jsonb_build_object('id', id, 'phone', phone, 'password_hash', password_hash)
        from students where period_id = ${currentPeriodId} and email = ${email}
      ) as student
      from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1, student: null }
}

/**
 * Opens the session, and makes good the tries that came before the right one. Undefined where the password is no longer
 * the one that was tried: hashing takes its time, and it may have been replaced meanwhile.
 */
export const openSession = async (
  { database, clock }: Platform,
  student: { readonly id: string; readonly password_hash: string },
  session: NewSession,
  tries: Tries,
): Promise<Opened | undefined> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ session: Opened | null }>(sql`
      with student as (
        select id, password_version from students
        where id = ${student.id} and password_hash = ${student.password_hash}
      ),
      ${forgiveTries(tries, sql`exists (select from student)`)},
      ${openStudentSession(session, clock, sql`student`)}
      select ${openedSession}`),
  )
  return rows[0]?.session ?? undefined
}

type Verified = Gate &
  TryResult & {
    /** Whose session was opened. */
    readonly email: string | null
    readonly session: Opened | null
  }

/** Tries the code and, where it is right, opens the session: one statement, so that a code opens one. */
export const openSessionByCode = async (
  { database, clock }: Platform,
  code: CodeTry,
  session: NewSession,
  { own, shared }: { readonly own: readonly Limit[]; readonly shared: readonly Limit[] },
): Promise<Verified | undefined> => {
  const { rows } = await database.statement((db) =>
    db.execute<Verified>(sql`
      with ${limitGate('own', own, clock)},
      ${limitGate('shared', shared, clock, sql`(select is_open from own) and ${hasLivingCode(code, clock)}`)},
      gate as (
        select own.is_open and shared.is_open as is_open, greatest(own.wait, shared.wait) as wait from own, shared
      ),
      ${tryCode(code, clock, sql`(select is_open from gate)`)},
      student as (
        select student.id, student.email, student.password_version
        from students student join tried using (username) where tried.is_right
      ),
      ${openStudentSession(session, clock, sql`student`)}
      select gate.is_open, gate.wait, ${tryResult}, (select email from student) as email, ${openedSession}
      from gate`),
  )
  return rows[0]
}
