import type { PublishState } from '@milgo/domain/status/publish-state'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { scores } from '../../store/results-schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type ResultScore = { readonly version: number; readonly total: number; readonly award: number }

/** The score that counts for a result. */
export const findResultScore = async (
  { database }: Source,
  requestId: string,
  result: Exclude<PublishState, '0'>,
): Promise<ResultScore | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select({ version: scores.version, total: scores.total, award: scores.award })
      .from(scores)
      .where(and(eq(scores.requestId, requestId), eq(scores.result, result)))
      .orderBy(desc(scores.version))
      .limit(1),
  )
  return row
}

/** The number of the last event of a request. */
export const findLastEvent = async ({ database }: Source, requestId: string): Promise<number> => {
  const { rows } = await database.read((db) =>
    db.execute<{ last: number }>(
      sql`select coalesce(max(number), 0)::int as last from request_events where request_id = ${requestId}::uuid`,
    ),
  )
  return rows[0]?.last ?? 0
}

/** First and last name as the index of requests has them: read apart from the letter that they are compared with. */
export const findIndexedName = async ({ database }: Source, requestId: string): Promise<string> => {
  const { rows } = await database.read((db) =>
    db.execute<{ name: string }>(sql`select name from request_index where request_id = ${requestId}::uuid`),
  )
  return rows[0]?.name ?? ''
}
