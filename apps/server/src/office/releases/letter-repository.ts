import type { PublishState } from '@milgo/domain/status/publish-state'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

type ResultScore = { readonly version: number; readonly total: number; readonly award: number }

/** The values that a letter is compared with, read separately from it. */
export type ComparedValues = {
  /** First and last name in the request index. */
  readonly name: string
  /** The number of the last event. */
  readonly lastEvent: number
  /** The score that counts for the result; null where there is none. */
  readonly score: ResultScore | null
  /** The award of the first result; null where it has no score. */
  readonly firstAward: number | null
}

/** Returns these values of a row in one round trip, because a release needs them twice for every request. */
export const findComparedValues = async (
  { database }: Pick<Platform, 'database'>,
  requestId: string,
  result: Exclude<PublishState, '0'>,
): Promise<ComparedValues> => {
  const lastScore = (of: string) => sql`
    select version, total, award from scores where request_id = ${requestId}::uuid and result = ${of}
    order by version desc limit 1`
  const { rows } = await database.read((db) =>
    db.execute<ComparedValues>(sql`
      select coalesce((select name from request_index where request_id = ${requestId}::uuid), '') as name,
        (select coalesce(max(number), 0)::int from request_events where request_id = ${requestId}::uuid) as "lastEvent",
        (select to_jsonb(last) from (${lastScore(result)}) last) as score,
        (select award from (${lastScore('1')}) first) as "firstAward"`),
  )
  const [compared] = rows
  if (!compared) throw new Error('a select without a table answers one row')
  return compared
}
