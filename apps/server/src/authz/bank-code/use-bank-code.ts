import { sql } from 'drizzle-orm'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { type TryResult, tryCode, tryResult } from '../../store/try-code.ts'
import { hashCode } from '../codes/hash-code.ts'
import { refuseWrongCode } from '../codes/refuse-wrong-code.ts'

/** Tries the code of a bank fix, once: a right one is used up, a wrong one counts whatever happens after it. */
export const useBankCode = async (
  platform: Platform,
  { account }: StudentCaller,
  code: string,
): Promise<void> => {
  const { database, clock, config } = platform
  const tried = {
    purpose: 'bank',
    which: sql`username = ${account.username}`,
    codeHash: hashCode(platform, 'bank', account.phone, code),
    maxTries: config.CODE_TRIES,
  } as const
  const { rows } = await database.statement((db) =>
    db.execute<TryResult>(sql`with ${tryCode(tried, clock, sql`true`)} select ${tryResult}`),
  )
  refuseWrongCode(rows[0])
}
