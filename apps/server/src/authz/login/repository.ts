import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit, Tries } from '../../platform/rate-limit.ts'
import { forgiveTries, type Gate, limitGate } from '../../store/limit-gate.ts'
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

/** Counts the try and finds whose password is to be tried. */
export const findAccountByEmail = async (
  { database, clock }: Platform,
  email: string,
  period: string | undefined,
  { limits }: Tries,
): Promise<Account> => {
  const { rows } = await database.statement((db) =>
    db.execute<Account>(sql`
      with ${limitGate('gate', limits, clock)}
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
    readonly student: { readonly email: string; readonly register_period: string } | null
    readonly session: Opened | null
  }

/**
 * Tries the code and, where it is right, opens the session: one statement, so that a code opens one. Only a try that meets
 * no code is held off by limits: of a code five are looked at, whoever else tries from the same address.
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
      ${limitGate('missed', [missed], clock, sql`not ${isLiving}`)},
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
