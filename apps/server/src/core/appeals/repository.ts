import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { appeals, appealVersions } from '../../store/appeals-schema.ts'
import { requestEvents, requests } from '../../store/requests-schema.ts'
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

/** All that was sent, the oldest first. */
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

/** When the appeal was last returned, and what was written with that; undefined where it never was. */
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
          eq(requestEvents.fromStatus, 'APPEAL_SUBMITTED'),
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

export const addVersion = async (
  tx: Queryable,
  requestId: string,
  { version, sentAt, sealed }: VersionRow,
): Promise<void> => {
  await tx.insert(appealVersions).values({ requestId, version, sentAt, sealed })
}

/** Writes or clears the draft of a correction. */
export const writeDraft = async (
  tx: Queryable,
  requestId: string,
  draft: { readonly sealed: string; readonly files: readonly string[] } | null,
): Promise<void> => {
  await tx
    .update(appeals)
    .set({ draftSealed: draft?.sealed ?? null, draftFiles: [...(draft?.files ?? [])] })
    .where(eq(appeals.requestId, requestId))
}

/** Locks the request while it is as it was read; false where it has changed since. */
export const lockRequest = async (tx: Queryable, requestId: string, version: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, requestId), eq(requests.version, version)))
    .for('update')
  return rows.length > 0
}

/** Whether somebody of the office has the request; from here on nobody takes it before the transaction ends. */
export const isAssigned = async (tx: Queryable, requestId: string): Promise<boolean> => {
  const [row] = await tx
    .select({ assigneeId: sql<string | null>`${requestWork.assigneeId}` })
    .from(requestWork)
    .where(eq(requestWork.requestId, requestId))
    .for('update')
  return row !== undefined && row.assigneeId !== null
}
