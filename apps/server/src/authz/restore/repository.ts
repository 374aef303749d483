import { type SQL, sql } from 'drizzle-orm'
import { currentPeriodId } from '../../platform/database/current-period.ts'
import { type Gate, type Limit, limitGate } from '../../platform/database/limit-gate.ts'
import {
  type CodeTry,
  hasLivingCode,
  type TryResult,
  tryCode,
  tryResult,
} from '../../platform/database/try-code.ts'
import type { Platform } from '../../platform/platform.ts'

type Account = Gate & {
  readonly student: {
    readonly username: string
    readonly email: string
    readonly password_hash: string
  } | null
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
      select gate.is_open, gate.wait, (
        select jsonb_build_object('username', username, 'email', email, 'password_hash', password_hash)
        from students where period_id = ${currentPeriodId} and phone = ${phone}
      ) as student
      from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1, student: null }
}

type Change = {
  readonly passwordHash: string
  /** Tells the owner, as parts of the statement, where there is a row `changed`. */
  readonly message: SQL
  readonly shared: readonly Limit[]
}

/** Tries the code; where it is used, the password is new, every session of the account is over and the owner is told. */
export const replacePassword = async (
  { database, clock }: Platform,
  code: CodeTry,
  { passwordHash, message, shared }: Change,
): Promise<(Gate & TryResult) | undefined> => {
  const { rows } = await database.statement((db) =>
    db.execute<Gate & TryResult>(sql`
      with ${limitGate('gate', shared, clock, hasLivingCode(code, clock))},
      ${tryCode(code, clock, sql`(select is_open from gate)`)},
      changed as (
        update students set password_hash = ${passwordHash}, password_version = password_version + 1 from tried
        where students.username = tried.username and tried.is_right and tried.used_at is not null
        returning students.id
      ),
      revoked as (
        update sessions set revoked_at = ${clock.now()}
        where student_id in (select id from changed) and revoked_at is null
      ),
      ${message}
      select gate.is_open, gate.wait, ${tryResult} from gate`),
  )
  return rows[0]
}
