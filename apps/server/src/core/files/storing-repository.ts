import { documentFileLimits } from '@milgo/domain/application/documents/file-rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { students } from '../../store/accounts-schema.ts'
import { files } from '../../store/files-schema.ts'
import { type GroundRow, lockGround } from './beginning-repository.ts'
import type { FileRow, Source, StoredWhole } from './repository.ts'

export type NewFile = Pick<FileRow, 'id' | 'studentId' | 'document' | 'originalName'>

/** What a student may have. */
export type Quota = { readonly files: number; readonly bytes: number }

/**
 * Announces a file that is about to be stored, where its student's quota has room for it: the object that follows has a
 * row from the first moment. Answers whether there was room. Of one student's files one is announced at a time: what
 * another has just taken is counted.
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
        -- One that is still on its way may be as large as any.
        and coalesce(sum(coalesce(bytes, ${documentFileLimits.maxBytes})), 0) < ${quota.bytes}::bigint`)
    return rowCount === 1
  })

/**
 * From now on the file is there, unless `refuse` throws: a request that was sent while the file came takes it no more.
 * Answers the time, from which its first address counts.
 */
export const markStored = (
  source: Source,
  { id, studentId }: Pick<NewFile, 'id' | 'studentId'>,
  { format, bytes, sha256, hasThumbnail, scan, marks, pages }: StoredWhole,
  refuse: (ground: GroundRow) => void,
): Promise<Date> =>
  source.database.transaction(async (tx) => {
    refuse(await lockGround(tx, source, studentId))
    const [row] = await tx
      .update(files)
      .set({ format, bytes, sha256, hasThumbnail, scan, marks, pages, storedAt: source.clock.now() })
      .where(and(eq(files.id, id), isNull(files.removedAt)))
      .returning({ now: files.storedAt })
    if (!row?.now) throw new Error('the file was swept while it was being stored')
    return row.now
  })

/** Takes back the announcement of a file of which nothing was stored. */
export const withdrawFile = async ({ database }: Source, id: string): Promise<void> => {
  await database.statement((db) =>
    db.delete(files).where(and(eq(files.id, id), isNull(files.storedAt), isNull(files.removedAt))),
  )
}

/** Gives up a file of which something may stand in the store; the sweep looks. */
export const abandonFile = async ({ database, clock }: Source, id: string): Promise<void> => {
  await database.statement((db) =>
    db
      .update(files)
      .set({ removedAt: clock.now() })
      .where(and(eq(files.id, id), isNull(files.storedAt))),
  )
}
