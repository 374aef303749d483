import type { Answers } from '@milgo/domain/answers/answer'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { figureVersions } from '../../store/review-schema.ts'
import { revisions } from '../../store/revisions-schema.ts'

export type Revision = typeof revisions.$inferSelect

const isOpen = and(isNull(revisions.signedAt), isNull(revisions.withdrawnAt))

export const findOpenRevision = async (db: Queryable, requestId: string): Promise<Revision | undefined> => {
  const [row] = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.requestId, requestId), isOpen))
  return row
}

/** Returns all revisions that were proposed for a request, the newest first. */
export const findRevisions = (db: Queryable, requestId: string): Promise<Revision[]> =>
  db.select().from(revisions).where(eq(revisions.requestId, requestId)).orderBy(desc(revisions.proposedAt))

export const addRevision = async (tx: Queryable, revision: typeof revisions.$inferInsert): Promise<void> => {
  await tx.insert(revisions).values(revision)
}

/** Signs or withdraws a revision. Returns false if it was signed or withdrawn before. */
export const closeRevision = async (
  tx: Queryable,
  id: string,
  by: Partial<Pick<Revision, 'signedBy' | 'signedAt' | 'withdrawnBy' | 'withdrawnAt'>>,
): Promise<boolean> => {
  const rows = await tx
    .update(revisions)
    .set(by)
    .where(and(eq(revisions.id, id), isOpen))
    .returning({ id: revisions.id })
  return rows.length > 0
}

/** Stores the figures of a signed revision as the next version, entered by the staff member who proposed them. */
export const addRevisedFigures = async (
  tx: Queryable,
  { requestId, figures, staffId, at }: { requestId: string; figures: Answers; staffId: string; at: Date },
): Promise<number> => {
  const [row] = await tx
    .insert(figureVersions)
    .select(
      sql`select ${requestId}::uuid, coalesce(max(version), 0) + 1, coalesce(max(round), 1), ${staffId}::uuid,
        ${at.toISOString()}::timestamptz, ${JSON.stringify(figures)}::jsonb, '{}'::jsonb, ${at.toISOString()}::timestamptz
        from figure_versions where request_id = ${requestId}::uuid`,
    )
    .returning({ version: figureVersions.version })
  return row?.version ?? 1
}
