import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { CodePurpose } from './accounts-schema.ts'
import { eraseCodeMessages } from './outbox-message.ts'

export type CodeTry = {
  readonly purpose: CodePurpose
  /** The code of which attempt, as a condition on its row. */
  readonly which: SQL
  readonly codeHash: string
  readonly maxTries: number
  /** A right code is found right, and left as it is: something else is wrong that can be mended. */
  readonly isLeftUnused?: boolean
  /** Whoever tries is counted by themselves, and uses up none of the tries of others. */
  readonly isCountedApart?: boolean
}

type Place = Pick<CodeTry, 'purpose' | 'which' | 'maxTries' | 'isCountedApart'>

/** Of a row of `one_time_codes`: that it is the attempt's, and can be tried. */
const isTriable = ({ purpose, which, maxTries, isCountedApart }: Place, clock: Clock): SQL => sql`
  purpose = ${purpose} and ${which} and used_at is null and expires_at > ${clock.now()}
  and ${isCountedApart ? sql`true` : sql`tries < ${maxTries}`}`

/** The code that could be tried, as a query of its rows. */
export const livingCode = (code: Place, clock: Clock): SQL =>
  sql`select id, code_hash, expires_at from one_time_codes where ${isTriable(code, clock)}`

/**
 * One try of a one-time code as a part of the statement that it opens: `tried` has a row when a living code was
 * there, and says whether it `is_right`. Trying and using are one update of one row, so that of any number at once
 * only as many are looked at as are allowed, and one at most succeeds. Where several live, a right try is one of its own
 * code alone and a wrong one is one of each; they are locked in one order, so that two tries never wait for each other.
 * `seen` tells why nothing was there. What was sent about a code that is now dead is erased.
 */
export const tryCode = (code: CodeTry, clock: Clock, mayTry: SQL): SQL => {
  const isRight = sql`code_hash = ${code.codeHash}`
  const isCounted = code.isLeftUnused ? sql`(not ${isRight})::int` : sql`1`
  const used = code.isLeftUnused ? sql`null` : sql`case when ${isRight} then ${clock.now()} end`
  return sql`seen as (
      select bool_and(tries >= ${code.maxTries} or expires_at <= ${clock.now()})
          and bool_or(tries >= ${code.maxTries}) as is_blocked,
        bool_and(expires_at <= ${clock.now()}) as is_expired
      from one_time_codes where purpose = ${code.purpose} and ${code.which} and used_at is null
    ),
    locked as (
      select id, code_hash from one_time_codes where ${isTriable(code, clock)} and ${mayTry} order by id for update
    ),
    tried as (
      update one_time_codes set tries = tries + ${code.isCountedApart ? sql`0` : isCounted}, used_at = ${used}
      where id in (select id from locked)
        and (${isRight} or not exists (select from locked where ${isRight})) and ${isTriable(code, clock)}
      returning id, ${isRight} as is_right, ${code.isCountedApart ? sql`false` : sql`tries >= ${code.maxTries}`} as is_last, used_at
    ),
    erased as (${eraseCodeMessages(sql`select id from tried where used_at is not null or is_last`)})`
}

/** Whether the try was right and has used the code up, as a condition. */
export const isUsed: SQL = sql`exists (select from tried where is_right and used_at is not null)`

/** What came of a try, as columns of the final select. */
export const tryResult: SQL = sql`
  (select bool_or(is_right) from tried) as is_right,
  coalesce((select bool_and(is_last) from tried), (select is_blocked from seen), false) as is_blocked,
  coalesce((select is_expired from seen), false) as is_expired`

export type TryResult = {
  /** Null where there was nothing to try. */
  readonly is_right: boolean | null
  readonly is_blocked: boolean
  readonly is_expired: boolean
}
