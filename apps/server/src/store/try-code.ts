import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { CodePurpose } from './accounts-schema.ts'
import { eraseCodeMessages } from './outbox-message.ts'

export type CodeTry = {
  readonly purpose: CodePurpose
  /** The attempt of the code, as a condition on its row. */
  readonly which: SQL
  readonly codeHash: string
  readonly maxTries: number
  /** A right code is not used up, because another part of the call is wrong and can be corrected. */
  readonly isLeftUnused?: boolean
  /** The tries are counted elsewhere, and use up none of the tries of this code. */
  readonly isCountedApart?: boolean
}

type Place = Pick<CodeTry, 'purpose' | 'which' | 'maxTries' | 'isCountedApart'>

/** Condition on a row of `one_time_codes`: it is the attempt's code, and can be tried. */
const isTriable = ({ purpose, which, maxTries, isCountedApart }: Place, clock: Clock): SQL => sql`
  purpose = ${purpose} and ${which} and used_at is null and expires_at > ${clock.now()}
  and ${isCountedApart ? sql`true` : sql`tries < ${maxTries}`}`

/** A query of the codes that can be tried. */
export const livingCode = (code: Place, clock: Clock): SQL =>
  sql`select id, code_hash, expires_at from one_time_codes where ${isTriable(code, clock)}`

/**
 * One try of a one-time code, as parts of the statement that the code guards. `tried` has a row if there was a valid
 * code, and says whether the try `is_right`. Trying and using are one update of one row, so that of many simultaneous
 * tries only the allowed number is checked, and at most one succeeds. If several codes are valid, a right try counts
 * for its own code only, and a wrong try counts for each of them. The codes are locked in the order of their ids, so
 * that two tries never wait for each other. `seen` says why there was no valid code. Messages with a code that is not
 * valid any more are erased.
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

/** Condition: the try was right and has used up the code. */
export const isUsed: SQL = sql`exists (select from tried where is_right and used_at is not null)`

/** The result of the try, as columns of the final select. */
export const tryResult: SQL = sql`
  (select bool_or(is_right) from tried) as is_right,
  coalesce((select bool_and(is_last) from tried), (select is_blocked from seen), false) as is_blocked,
  coalesce((select is_expired from seen), false) as is_expired`

export type TryResult = {
  /** Null where there was no code to try. */
  readonly is_right: boolean | null
  readonly is_blocked: boolean
  readonly is_expired: boolean
}
