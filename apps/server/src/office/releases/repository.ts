import type { ReleaseTotals } from '@milgo/domain/release/release-totals'
import { desc, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { releases } from '../../store/releases-schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type ReleaseRecord = typeof releases.$inferSelect

export const findRelease = async (
  { database }: Pick<Source, 'database'>,
  id: string,
): Promise<ReleaseRecord | undefined> => {
  const [row] = await database.read((db) => db.select().from(releases).where(eq(releases.id, id)))
  return row
}

export const findReleases = ({ database }: Source, periodId: number): Promise<ReleaseRecord[]> =>
  database.read((db) =>
    db.select().from(releases).where(eq(releases.periodId, periodId)).orderBy(desc(releases.number)),
  )

/** Locks the release until the transaction ends. No letter of it can be sent meanwhile. */
export const lockRelease = async (tx: Queryable, id: string): Promise<ReleaseRecord | undefined> => {
  const [row] = await tx.select().from(releases).where(eq(releases.id, id)).for('update')
  return row
}

export const addRelease = async (
  tx: Queryable,
  release: Omit<typeof releases.$inferInsert, 'number'> & { readonly periodId: number },
): Promise<void> => {
  await tx.insert(releases).values({
    ...release,
    number: sql`(select coalesce(max(number), 0) + 1 from releases where period_id = ${release.periodId})`,
  })
}

export const changeRelease = async (
  tx: Queryable,
  id: string,
  change: Partial<typeof releases.$inferInsert>,
): Promise<void> => {
  await tx
    .update(releases)
    .set({ ...change, version: sql`${releases.version} + 1` })
    .where(eq(releases.id, id))
}

/** Writes the result of a dry run. */
export const finishCheck = async (
  tx: Queryable,
  { id, dryRun }: Pick<ReleaseRecord, 'id' | 'dryRun'>,
  totals: ReleaseTotals,
): Promise<void> => {
  await changeRelease(tx, id, { checkStartedAt: null, previousDryRun: dryRun, dryRun: totals })
}

/** Writes an entry about a release to the audit trail. */
export const addReleaseAudit = async (
  tx: Queryable,
  clock: Clock,
  staffId: string | null,
  action: 'release-changed' | 'letter-viewed',
  details: Readonly<Record<string, string>>,
  studentId?: string,
): Promise<void> => {
  await tx.execute(
    auditEntry({ action, staffId, details, ...(studentId === undefined ? {} : { studentId }) }, clock),
  )
}
