import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { CodePurpose } from './accounts-schema.ts'

export type CodeTry = {
  readonly purpose: CodePurpose
  readonly username: string
  /** Where the caller must name the session that the code was sent in. */
  readonly session?: string
  readonly codeHash: string
  readonly maxTries: number
}

/**
 * One try of a one-time code as a part of the statement that it opens: `tried` has a row when a living code was
 * there, and says whether it `is_right`. Trying and using are one update of one row, so that of any number at once
 * only as many are looked at as are allowed, and one at most succeeds. `seen` tells why nothing was there.
 */
export const tryCode = (code: CodeTry, clock: Clock, mayTry: SQL): SQL => {
  const isIt = sql`username = ${code.username} and purpose = ${code.purpose}
    and ${code.session === undefined ? sql`true` : sql`id = ${code.session}::uuid`}`
  return sql`seen as (
      select tries >= ${code.maxTries} as is_blocked, expires_at <= ${clock.now()} as is_expired
      from one_time_codes where ${isIt} and used_at is null
    ),
    tried as (
      update one_time_codes set
        tries = tries + 1,
        used_at = case when code_hash = ${code.codeHash} then ${clock.now()} end
      where ${isIt} and used_at is null and tries < ${code.maxTries} and expires_at > ${clock.now()} and ${mayTry}
      returning code_hash = ${code.codeHash} as is_right, tries >= ${code.maxTries} as is_last
    )`
}

/** What came of a try, as columns of the final select. */
export const tryResult: SQL = sql`
  (select is_right from tried) as is_right,
  coalesce((select is_last from tried), (select is_blocked from seen), false) as is_blocked,
  coalesce((select is_expired from seen), false) as is_expired`

export type TryResult = {
  /** Null where there was nothing to try. */
  readonly is_right: boolean | null
  readonly is_blocked: boolean
  readonly is_expired: boolean
}
