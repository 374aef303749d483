import { documentFileLimits } from '@milgo/domain/application/documents/file-rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { students } from '../../store/accounts-schema.ts'
import { files } from '../../store/files-schema.ts'
import type { FileRow, Source, StoredWhole } from './repository.ts'
import { lockUploadCircumstances, type UploadCircumstances } from './upload-circumstances-repository.ts'

export type NewFile = Pick<FileRow, 'id' | 'studentId' | 'document' | 'originalName'>

/** The most files and bytes that a student may have stored. */
export type Quota = { readonly files: number; readonly bytes: number }

/**
 * Inserts the row of a file that is about to be stored, so that the object has a row from the first moment. Returns
 * false if the student's quota is full. The student's row is locked, so that files that are announced at the same time
 * are counted.
 */
export const announceFile = (
  { database, clock }: Source,
  { id, studentId, document, originalName }: NewFile,
  quota: Quota,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update')
    const { rowCount } = await tx.execute(sql`
      insert into files (id, student_id, document, original_name, created_at)
      select ${id}::uuid, ${studentId}::uuid, ${document}::text, ${originalName}::text, ${clock.now()}
      from files where student_id = ${studentId} and removed_at is null
      having count(*) < ${quota.files}::int
        -- A file that is still being uploaded may have the maximal size.
        and coalesce(sum(coalesce(bytes, ${documentFileLimits.maxBytes})), 0) < ${quota.bytes}::bigint`)
    return rowCount === 1
  })

/**
 * Marks the file as stored, unless `refuse` throws, because the request may have been sent while the file was uploaded.
 * Returns the time, from which the file's first address is valid.
 */
export const markStored = (
  source: Source,
  { id, studentId }: Pick<NewFile, 'id' | 'studentId'>,
  { format, bytes, sha256, hasThumbnail, scan, marks, pages }: StoredWhole,
  refuse: (circumstances: UploadCircumstances) => void,
): Promise<Date> =>
  source.database.transaction(async (tx) => {
    refuse(await lockUploadCircumstances(tx, source, studentId))
    const [row] = await tx
      .update(files)
      .set({ format, bytes, sha256, hasThumbnail, scan, marks, pages, storedAt: source.clock.now() })
      .where(and(eq(files.id, id), isNull(files.removedAt)))
      .returning({ now: files.storedAt })
    if (!row?.now) throw new Error('the file was swept while it was being stored')
    return row.now
  })

/** Deletes the row of a file of which nothing was stored. */
export const withdrawFile = async ({ database }: Source, id: string): Promise<void> => {
  await database.statement((db) =>
    db.delete(files).where(and(eq(files.id, id), isNull(files.storedAt), isNull(files.removedAt))),
  )
}

/** Marks a file as removed whose objects may be in the store. The sweep deletes the objects. */
export const abandonFile = async ({ database, clock }: Source, id: string): Promise<void> => {
  await database.statement((db) =>
    db
      .update(files)
      .set({ removedAt: clock.now() })
      .where(and(eq(files.id, id), isNull(files.storedAt))),
  )
}
