import { sql } from 'drizzle-orm'
import { currentPeriodId } from '../../platform/database/current-period.ts'
import { type Limit, limitGate } from '../../platform/database/limit-gate.ts'
import { type CodeTry, type TryResult, tryCode, tryResult } from '../../platform/database/try-code.ts'
import type { Platform } from '../../platform/platform.ts'

type Gate = { readonly is_open: boolean; readonly wait: number }
type Session = { readonly id: string; readonly hours: number }

type Account = Gate & { readonly id: string | null; readonly password_hash: string | null }

/** Counts the try and finds whose password is to be tried. */
export const findAccountByEmail = async (
  { database, clock }: Platform,
  email: string,
  limits: readonly Limit[],
): Promise<Account> => {
  const { rows } = await database.statement((db) =>
    db.execute<Account>(sql`
      with ${limitGate('gate', limits, clock)}
      select gate.is_open, gate.wait, student.id, student.password_hash
      from gate left join students student on student.period_id = ${currentPeriodId} and student.email = ${email}`),
  )
  return rows[0] ?? { is_open: false, wait: 1, id: null, password_hash: null }
}

/** Opens the session, and forgets the tries that came before the right one. Answers the time of it. */
export const openSession = async (
  { database, clock }: Platform,
  studentId: string,
  session: Session,
  cleared: Limit,
): Promise<Date> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ now: number }>(sql`
      with cleared as (delete from rate_limits where key = ${cleared.key}),
      opened as (
        insert into sessions (id, student_id, started_at, ends_at)
        values (${session.id}, ${studentId}, ${clock.now()}, ${clock.now()} + make_interval(hours => ${session.hours}))
      )
      select extract(epoch from ${clock.now()})::float8 * 1000 as now`),
  )
  return new Date(rows[0]?.now ?? Number.NaN)
}

type Verified = Gate & TryResult & { readonly has_session: boolean; readonly now: number }

/** Tries the code and, where it is right, opens the session: one statement, so that a code opens one. */
export const openSessionByCode = async (
  { database, clock }: Platform,
  code: CodeTry,
  session: Session,
  limits: readonly Limit[],
): Promise<Verified | undefined> => {
  const { rows } = await database.statement((db) =>
    db.execute<Verified>(sql`
      with ${limitGate('gate', limits, clock)},
      ${tryCode(code, clock, sql`(select is_open from gate)`)},
      opened as (
        insert into sessions (id, student_id, started_at, ends_at)
        select ${session.id}, student.id, ${clock.now()}, ${clock.now()} + make_interval(hours => ${session.hours})
        from students student join tried on tried.is_right
        where student.username = ${code.username}
        returning id
      )
      select gate.is_open, gate.wait, ${tryResult}, exists (select from opened) as has_session,
        extract(epoch from ${clock.now()})::float8 * 1000 as now
      from gate`),
  )
  return rows[0]
}
