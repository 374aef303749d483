import { refusingEvents } from '@milgo/domain/result/refusal-reason'
import type { PublishState } from '@milgo/domain/status/publish-state'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { requestEvents } from '../../store/requests-schema.ts'
import { scores } from '../../store/results-schema.ts'

type Source = Pick<Platform, 'database'>

/** A score that is or was valid. Scores that a reopening withdrew are left out. */
export type Score = Omit<typeof scores.$inferSelect, 'result'> & {
  readonly result: Exclude<PublishState, '0'>
}

/** Adds the next version of a score. */
export const addScore = async (tx: Queryable, score: Omit<Score, 'version'>): Promise<void> => {
  const { requestId } = score
  await tx.insert(scores).values({
    ...score,
    version: sql`(select coalesce(max(version), 0) + 1 from scores where request_id = ${requestId}::uuid)`,
  })
}

/** Returns the newest score of a result; undefined if there is none. */
export const findScore = async (
  { database }: Source,
  requestId: string,
  result: Exclude<PublishState, '0'>,
): Promise<Score | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select()
      .from(scores)
      .where(and(eq(scores.requestId, requestId), eq(scores.result, result)))
      .orderBy(desc(scores.version))
      .limit(1),
  )
  return row && { ...row, result }
}

/** Returns all scores of a request that were not withdrawn, the oldest first. */
export const findScores = ({ database }: Source, requestId: string): Promise<Score[]> =>
  database.read(async (db) => {
    const rows = await db
      .select()
      .from(scores)
      .where(eq(scores.requestId, requestId))
      .orderBy(asc(scores.version))
    return rows.flatMap(({ result, ...row }) => (result === '0' ? [] : [{ ...row, result }]))
  })

/** Returns the reason of the last refusal of a request; undefined if it was never refused. */
export const findDecisionReason = async (
  { database }: Source,
  requestId: string,
): Promise<{ readonly reason: string | null; readonly note: string | null } | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select({ reason: requestEvents.reason, note: requestEvents.note })
      .from(requestEvents)
      .where(and(eq(requestEvents.requestId, requestId), inArray(requestEvents.event, [...refusingEvents])))
      .orderBy(desc(requestEvents.number))
      .limit(1),
  )
  return row
}
