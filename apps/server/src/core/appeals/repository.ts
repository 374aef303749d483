import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { appeals, appealVersions } from '../../store/appeals-schema.ts'
import { requestEvents } from '../../store/requests-schema.ts'
import { requestWork } from '../../store/work-schema.ts'

type Source = Pick<Platform, 'database'>

export type AppealRow = typeof appeals.$inferSelect
export type VersionRow = Omit<typeof appealVersions.$inferSelect, 'requestId'>

export const findAppealRow = async (
  { database }: Source,
  requestId: string,
): Promise<AppealRow | undefined> => {
  const [row] = await database.read((db) => db.select().from(appeals).where(eq(appeals.requestId, requestId)))
  return row
}

/** Returns all versions of the appeal, the oldest first. */
export const findVersions = ({ database }: Source, requestId: string): Promise<readonly VersionRow[]> =>
  database.read((db) =>
    db
      .select({
        version: appealVersions.version,
        sentAt: appealVersions.sentAt,
        sealed: appealVersions.sealed,
      })
      .from(appealVersions)
      .where(eq(appealVersions.requestId, requestId))
      .orderBy(asc(appealVersions.version)),
  )

/** SQL: the number of the event that made the appeal. What comes later is about the appeal. */
const numberOfAppeal = (requestId: string) =>
  sql`(select past.number from request_events past where past.request_id = ${requestId} and past.event = 'APPEAL')`

/** Returns when the appeal was last returned, and the comment of the return; undefined if it never was returned. */
export const findReturn = async (
  { database }: Source,
  requestId: string,
): Promise<{ readonly at: Date; readonly comment: string | null } | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select({ at: requestEvents.at, comment: requestEvents.note })
      .from(requestEvents)
      .where(
        and(
          eq(requestEvents.requestId, requestId),
          eq(requestEvents.event, 'RETURN_FOR_REPAIR'),
          gt(requestEvents.number, numberOfAppeal(requestId)),
        ),
      )
      .orderBy(desc(requestEvents.number))
      .limit(1),
  )
  return row
}

export const addAppeal = async (tx: Queryable, requestId: string, createdAt: Date): Promise<void> => {
  await tx.insert(appeals).values({ requestId, createdAt })
}

/** Adds what is sent as a version. No draft remains. */
export const addVersion = async (
  tx: Queryable,
  requestId: string,
  { version, sentAt, sealed }: VersionRow,
): Promise<void> => {
  await tx.insert(appealVersions).values({ requestId, version, sentAt, sealed })
  await writeDraft(tx, requestId, { sealed: null, files: [] })
}

/** Writes the draft of a correction. */
export const writeDraft = async (
  tx: Queryable,
  requestId: string,
  { sealed, files }: { readonly sealed: string | null; readonly files: readonly string[] },
): Promise<void> => {
  await tx
    .update(appeals)
    .set({
      contentVersion: sql`${appeals.contentVersion} + 1`,
      draftSealed: sealed,
      draftFiles: [...files],
    })
    .where(eq(appeals.requestId, requestId))
}

/**
 * Returns whether the request has an assignee. Locks the row, so that nobody can take the request before the
 * transaction ends.
 */
export const isAssigned = async (tx: Queryable, requestId: string): Promise<boolean> => {
  const [row] = await tx
    .select({ assigneeId: sql<string | null>`${requestWork.assigneeId}` })
    .from(requestWork)
    .where(eq(requestWork.requestId, requestId))
    .for('update')
  return row !== undefined && row.assigneeId !== null
}
