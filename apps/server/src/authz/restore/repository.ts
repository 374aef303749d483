import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit } from '../../platform/rate-limit.ts'
import { countAgainstLimits, type Gate } from '../../store/count-against-limits.ts'
import { loginAccount } from '../../store/login-account.ts'
import { eraseCodeMessages } from '../../store/outbox-message.ts'
import { type CodeTry, isUsed, livingCode, type TryResult, tryCode, tryResult } from '../../store/try-code.ts'

type Account = Gate & {
  readonly student: {
    readonly id: string
    readonly email: string
    readonly password_hash: string
  } | null
}

/** Counts the try and finds the account whose password is to be changed. */
export const findAccountByPhone = async (
  { database, clock }: Platform,
  phone: string,
  period: string | undefined,
  limits: readonly Limit[],
): Promise<Account> => {
  const { rows } = await database.statement((db) =>
    db.execute<Account>(sql`
      with ${countAgainstLimits('gate', limits, clock)}
      select gate.is_open, gate.wait, (
        select jsonb_build_object('id', id, 'email', email, 'password_hash', password_hash)
        from (${loginAccount('phone', phone, period)}) account
      ) as student
      from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1, student: null }
}

type Change = {
  /** The student with the phone; undefined if there is none. */
  readonly studentId: string | undefined
  readonly passwordHash: string
  /** Parts of the statement that notify the student, if `changed` has a row. */
  readonly message: SQL
  /** The limit of wrong tries of this code by this caller. */
  readonly limit: Limit
}

/** SQL: the newest valid code as the key of a limit; only within the statement of `replacePassword`. */
export const triedCode: SQL = sql`coalesce((select id::text from living order by expires_at desc, id limit 1), '')`

/**
 * Tries the code. If it is used up, the password is replaced, all other codes for it are removed, every session of the
 * account ends and the student is notified. A wrong try counts for the caller and for the code; a right one is not
 * counted.
 */
export const replacePassword = async (
  { database, clock }: Platform,
  code: CodeTry,
  { studentId, passwordHash, message, limit }: Change,
): Promise<(Gate & TryResult) | undefined> => {
  const isWrong = sql`(select bool_and(code_hash <> ${code.codeHash}) from living)`
  const { rows } = await database.statement((db) =>
    db.execute<Gate & TryResult>(sql`
      with living as (${livingCode(code, clock)}),
      ${countAgainstLimits('gate', [limit], clock, isWrong)},
      ${tryCode(code, clock, sql`(select is_open from gate)`)},
      changed as (
        update students set password_hash = ${passwordHash}, password_version = password_version + 1
        where id = ${studentId ?? null}::uuid and ${isUsed}
        returning id
      ),
      revoked as (
        update sessions set revoked_at = ${clock.now()}
        where student_id in (select id from changed) and revoked_at is null
      ),
      others as (
        delete from one_time_codes
        where purpose = ${code.purpose} and ${code.which} and ${isUsed} and id not in (select id from tried)
        returning id
      ),
      erased_others as (${eraseCodeMessages(sql`select id from others`)}),
      ${message},
      result as (select ${tryResult})
      select gate.is_open, gate.wait, is_right, is_expired,
        is_blocked or exists (select from gate_hit where hits >= ${limit.max}) as is_blocked
      from gate, result`),
  )
  return rows[0]
}
