import { sql } from 'drizzle-orm'
import { currentPeriodId } from '../../platform/database/current-period.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Limit, limitGate } from '../../platform/database/limit-gate.ts'
import { type CodeTry, type TryResult, tryCode, tryResult } from '../../platform/database/try-code.ts'
import type { Platform } from '../../platform/platform.ts'

type Account = {
  readonly is_open: boolean
  readonly wait: number
  readonly username: string | null
  readonly email: string | null
}

/** Counts the try and finds whose password is to be changed. */
export const findAccountByPhone = async (
  { database, clock }: Platform,
  phone: string,
  limits: readonly Limit[],
): Promise<Account> => {
  const { rows } = await database.statement((db) =>
    db.execute<Account>(sql`
      with ${limitGate('gate', limits, clock)}
      select gate.is_open, gate.wait, student.username, student.email
      from gate left join students student on student.period_id = ${currentPeriodId} and student.phone = ${phone}`),
  )
  return rows[0] ?? { is_open: false, wait: 1, username: null, email: null }
}

/** Tries the code; where it is right, the password is new and every session of the account is over. */
export const replacePassword = async (
  tx: Queryable,
  { clock }: Platform,
  code: CodeTry,
  passwordHash: string,
): Promise<TryResult | undefined> => {
  const { rows } = await tx.execute<TryResult>(sql`
    with ${tryCode(code, clock, sql`true`)},
    changed as (
      update students set password_hash = ${passwordHash}
      where username = ${code.username} and (select is_right from tried) returning id
    ),
    revoked as (
      update sessions set revoked_at = ${clock.now()}
      where student_id in (select id from changed) and revoked_at is null
    )
    select ${tryResult}`)
  return rows[0]
}
