import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit, Tries } from '../../platform/rate-limit.ts'
import { countAgainstLimits, forgiveTries, type Gate } from '../../store/count-against-limits.ts'
import { loginAccount } from '../../store/login-account.ts'
import { type NewSession, type Opened, openedSession, openStudentSession } from '../../store/open-session.ts'
import { type CodeTry, isUsed, livingCode, type TryResult, tryCode, tryResult } from '../../store/try-code.ts'

type Account = Gate & {
  readonly student: {
    readonly id: string
    readonly phone: string
    readonly password_hash: string
    readonly register_period: string
  } | null
}

/** Counts the try and finds the account whose password is to be checked. */
export const findAccountByEmail = async (
  { database, clock }: Platform,
  email: string,
  period: string | undefined,
  { limits }: Tries,
): Promise<Account> => {
  const { rows } = await database.statement((db) =>
    db.execute<Account>(sql`
      with ${countAgainstLimits('gate', limits, clock)}
      select gate.is_open, gate.wait, (
        select jsonb_build_object('id', id, 'phone', phone, 'password_hash', password_hash,
          'register_period', register_period)
        from (${loginAccount('email', email, period)}) account
      ) as student
      from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1, student: null }
}

/**
 * Opens the session, and takes back the counts of the tries before. Undefined if the password was replaced while it was
 * being checked, because hashing takes time.
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
    /** The student whose session was opened. */
    readonly student: { readonly email: string; readonly register_period: string } | null
    readonly session: Opened | null
  }

/**
 * Tries the code and, if it is right, opens the session. This is one statement, so that a code opens only one session.
 * Limits apply only to tries without a valid code. A valid code always has its own five tries, whoever else tries from
 * the same address.
 */
export const openSessionByCode = async (
  { database, clock }: Platform,
  code: CodeTry,
  { phone, period }: { readonly phone: string; readonly period: string | undefined },
  session: NewSession,
  missed: Limit,
): Promise<Verified | undefined> => {
  const isLiving = sql`exists (select from living)`
  const { rows } = await database.statement((db) =>
    db.execute<Verified>(sql`
      with living as (${livingCode(code, clock)}),
      ${countAgainstLimits('missed', [missed], clock, sql`not ${isLiving}`)},
      gate as (select is_open or ${isLiving} as is_open, wait from missed),
      ${tryCode(code, clock, sql`true`)},
      student as (select * from (${loginAccount('phone', phone, period)}) account where ${isUsed}),
      ${openStudentSession(session, clock, sql`student`)}
      select gate.is_open, gate.wait, ${tryResult}, ${openedSession}, (
        select jsonb_build_object('email', email, 'register_period', register_period) from student
      ) as student
      from gate`),
  )
  return rows[0]
}
