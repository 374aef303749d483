import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { oneTimeCodes } from '../../store/accounts-schema.ts'
import { type TryResult, tryCode, tryResult } from '../../store/try-code.ts'
import { hashCode } from '../codes/hash-code.ts'
import { refuseWrongCode } from '../codes/refuse-wrong-code.ts'

const purpose = 'bank'

/** Condition on a code: it was sent to the student for the bank details with this hash. */
const isFor = ({ account }: StudentCaller, confirmsHash: string) =>
  and(
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.username, account.username),
    eq(oneTimeCodes.confirmsHash, confirmsHash),
  )

/** Returns whether the student's last code was sent for the bank details with this hash. */
export const isBankCodeSent = async (
  { database }: Platform,
  caller: StudentCaller,
  confirmsHash: string,
): Promise<boolean> => {
  const rows = await database.read((db) =>
    db.select({ id: oneTimeCodes.id }).from(oneTimeCodes).where(isFor(caller, confirmsHash)),
  )
  return rows.length > 0
}

/**
 * Tries the code of a bank fix, and returns when it was used. A right code is used up for all but a repeat of the same
 * call, which gets the time of the first use. A wrong try is counted even if the rest of the call fails.
 */
export const useBankCode = async (
  platform: Platform,
  caller: StudentCaller,
  confirmsHash: string,
  code: string,
): Promise<Date> => {
  const { database, clock, config } = platform
  const { username, phone } = caller.account
  const codeHash = hashCode(platform, purpose, phone, code)
  const which = sql`username = ${username} and confirms_hash = ${confirmsHash}`
  const tried = { purpose, which, codeHash, maxTries: config.CODE_TRIES } as const
  const { rows } = await database.statement((db) =>
    db.execute<TryResult>(sql`with ${tryCode(tried, clock, sql`true`)} select ${tryResult}`),
  )
  // Another statement, because a repeat has waited for the first call and must see its use.
  const [use] = await database.read((db) =>
    db
      .select({ at: oneTimeCodes.usedAt })
      .from(oneTimeCodes)
      .where(
        and(
          isFor(caller, confirmsHash),
          eq(oneTimeCodes.codeHash, codeHash),
          isNotNull(oneTimeCodes.usedAt),
          gt(oneTimeCodes.expiresAt, clock.now()),
        ),
      ),
  )
  if (use?.at) return use.at
  refuseWrongCode(rows[0])
  // A newer code has replaced this one meanwhile.
  throw new AppError('CODE_EXPIRED')
}
