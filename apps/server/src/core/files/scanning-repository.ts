import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { files } from '../../store/files-schema.ts'
import { type FileRow, isStored, type Source } from './repository.ts'

/** Returns the next files that are not scanned, in the order of their ids. */
export const findUnscanned = async (
  { database }: Source,
  after: string,
  most: number,
): Promise<FileRow[]> => {
  const rows = await database.read((db) =>
    db
      .select()
      .from(files)
      .where(and(eq(files.scan, 'unscanned'), isStored, gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(most),
  )
  return rows as FileRow[]
}

const awaitsVerdict = (id: string) => and(eq(files.id, id), eq(files.scan, 'unscanned'))

export const markClean = async ({ database }: Source, id: string): Promise<void> => {
  await database.statement((db) => db.update(files).set({ scan: 'clean' }).where(awaitsVerdict(id)))
}

/** Marks an infected file as removed if no sent request names it. Returns false if one does. */
export const removeInfected = async ({ database, clock }: Source, id: string): Promise<boolean> => {
  const { rowCount } = await database.statement((db) =>
    db
      .update(files)
      .set({ scan: 'infected', removedAt: clock.now() })
      .where(and(awaitsVerdict(id), isNull(files.retainedAt))),
  )
  return rowCount === 1
}

/**
 * Marks an infected file of a sent request, which stays but cannot be read, and writes the audit entry. Returns false
 * if the file was marked before.
 */
export const lockInfected = async (
  tx: Queryable,
  clock: Platform['clock'],
  id: string,
  requestId: string,
): Promise<boolean> => {
  const entry = {
    action: 'file-infected',
    staffId: null,
    studentId: sql`locked.student_id`,
    details: { request: requestId, file: id, document: sql`locked.document` },
  } as const
  const { rows } = await tx.execute(sql`
    with locked as (
      update files set scan = 'infected'
      where id = ${id} and scan = 'unscanned' and kept_at is not null returning student_id, document
    ),
    audited as (${auditEntry(entry, clock, sql`from locked`)})
    select from locked`)
  return rows.length > 0
}
