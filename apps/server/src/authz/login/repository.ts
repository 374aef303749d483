import { sql } from 'drizzle-orm'
import { currentPeriodId } from '../../platform/database/current-period.ts'
import { forgiveTries, type Limit, limitGate, type Tries } from '../../platform/database/limit-gate.ts'
import {
  type CodeTry,
  hasLivingCode,
  type TryResult,
  tryCode,
  tryResult,
} from '../../platform/database/try-code.ts'
import type { Platform } from '../../platform/platform.ts'

type Gate = { readonly is_open: boolean; readonly wait: number }
type Session = { readonly id: string; readonly hours: number }

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

/** Opens the session, and makes good the tries that came before the right one. Answers the time of it. */
export const openSession = async (
  { database, clock }: Platform,
  studentId: string,
  session: Session,
  tries: Tries,
): Promise<Date> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ now: number }>(sql`
      with ${forgiveTries(tries)},
      opened as (
        insert into sessions (id, student_id, started_at, ends_at)
        values (${session.id}, ${studentId}, ${clock.now()}, ${clock.now()} + make_interval(hours => ${session.hours}))
      )
      select extract(epoch from ${clock.now()})::float8 * 1000 as now`),
  )
  return new Date(rows[0]?.now ?? Number.NaN)
}

type Verified = Gate &
  TryResult & {
    /** Whose session was opened. */
    readonly email: string | null
    readonly now: number
  }

/** Tries the code and, where it is right, opens the session: one statement, so that a code opens one. */
export const openSessionByCode = async (
  { database, clock }: Platform,
  code: CodeTry,
  session: Session,
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
        select student.id, student.email from students student join tried using (username) where tried.is_right
      ),
      opened as (
        insert into sessions (id, student_id, started_at, ends_at)
        select ${session.id}, id, ${clock.now()}, ${clock.now()} + make_interval(hours => ${session.hours}) from student
      )
      select gate.is_open, gate.wait, ${tryResult}, (select email from student) as email,
        extract(epoch from ${clock.now()})::float8 * 1000 as now
      from gate`),
  )
  return rows[0]
}
