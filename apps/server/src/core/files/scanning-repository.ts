import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { files } from '../../store/files-schema.ts'
import { type FileRow, isThere, type Source } from './repository.ts'

/** The next files that nobody has scanned, in the order of their ids. */
export const findUnscanned = async (
  { database }: Source,
  after: string,
  most: number,
): Promise<FileRow[]> => {
  const rows = await database.read((db) =>
    db
      .select()
      .from(files)
      .where(and(eq(files.scan, 'unscanned'), isThere, gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(most),
  )
  return rows as FileRow[]
}

const awaitsVerdict = (id: string) => and(eq(files.id, id), eq(files.scan, 'unscanned'))

export const markClean = async ({ database }: Source, id: string): Promise<void> => {
  await database.statement((db) => db.update(files).set({ scan: 'clean' }).where(awaitsVerdict(id)))
}

/** An infected file that no sent request names is gone for everybody from this moment; false for any other. */
export const removeInfected = async ({ database, clock }: Source, id: string): Promise<boolean> => {
  const { rowCount } = await database.statement((db) =>
    db
      .update(files)
      .set({ scan: 'infected', removedAt: clock.now() })
      .where(and(awaitsVerdict(id), isNull(files.keptAt))),
  )
  return rowCount === 1
}

/** One that a sent request names stays, and nobody reads it; the audit trail tells of it. False where it was known. */
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
