import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { CodePurpose } from './accounts-schema.ts'
import { eraseCodeMessages } from './outbox-message.ts'

export type CodeTry = {
  readonly purpose: CodePurpose
  /** Whose it may be: a username, or the name that stands for a phone that nobody has. */
  readonly owners: readonly [string, ...string[]]
  /** Where the caller must name the session that the code was sent in. */
  readonly session?: string
  readonly codeHash: string
  readonly maxTries: number
  /** A right code is found right, and left as it is: something else is wrong that can be mended. */
  readonly isLeftUnused?: boolean
}

const isIt = ({ owners, purpose, session }: Pick<CodeTry, 'owners' | 'purpose' | 'session'>): SQL => sql`
  username in (${sql.join(
    owners.map((owner) => sql`${owner}`),
    sql`, `,
  )}) and purpose = ${purpose} and ${session === undefined ? sql`true` : sql`id = ${session}::uuid`}`

/** Whether there is a code that could be tried; what meets none is no try that an account's owner must pay for. */
export const hasLivingCode = (
  code: Pick<CodeTry, 'owners' | 'purpose' | 'session' | 'maxTries'>,
  clock: Clock,
) =>
  sql`exists (
    select from one_time_codes
    where ${isIt(code)} and used_at is null and tries < ${code.maxTries} and expires_at > ${clock.now()}
  )`

/**
 * One try of a one-time code as a part of the statement that it opens: `tried` has a row when a living code was
 * there, and says whether it `is_right`. Trying and using are one update of one row, so that of any number at once
 * only as many are looked at as are allowed, and one at most succeeds. `seen` tells why nothing was there. What was
 * sent about a code that is now dead is erased.
 */
export const tryCode = (code: CodeTry, clock: Clock, mayTry: SQL): SQL => {
  const isRight = sql`code_hash = ${code.codeHash}`
  const isCounted = code.isLeftUnused ? sql`(not ${isRight})::int` : sql`1`
  const used = code.isLeftUnused ? sql`null` : sql`case when ${isRight} then ${clock.now()} end`
  return sql`seen as (
      select tries >= ${code.maxTries} as is_blocked, expires_at <= ${clock.now()} as is_expired
      from one_time_codes where ${isIt(code)} and used_at is null
    ),
    tried as (
      update one_time_codes set tries = tries + ${isCounted}, used_at = ${used}
      where ${isIt(code)} and used_at is null and tries < ${code.maxTries} and expires_at > ${clock.now()} and ${mayTry}
      returning id, username, ${isRight} as is_right, tries >= ${code.maxTries} as is_last, used_at
    ),
    erased as (${eraseCodeMessages(sql`select id from tried where used_at is not null or is_last`)})`
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
