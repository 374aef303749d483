import { documentFileLimits } from '@milgo/domain/application/documents/file-rules'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { files } from '../../platform/database/files-schema.ts'
import { limitGate, type NamedLimit } from '../../platform/database/limit-gate.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FileRow, Source, StoredWhole } from './repository.ts'

export type NewFile = Pick<FileRow, 'id' | 'studentId' | 'document' | 'originalName'>

/** What a student may have. */
export type Quota = { readonly files: number; readonly bytes: number }

type Announced = { is_open: boolean; wait: number; has_room: boolean }

/**
 * Announces a file that is about to be stored, where its student's limit and quota have room for it: the object that
 * follows has a row from the first moment.
 */
export const announceFile = async (
  { database, clock }: Source,
  { id, studentId, document, originalName }: NewFile,
  limit: NamedLimit,
  quota: Quota,
): Promise<Announced> => {
  const [row] = await database.prepared<Announced>('write', 'file-announce', () => announce(limit, clock), {
    id,
    studentId,
    document,
    originalName,
    limitKey: limit.key,
    mostFiles: quota.files,
    mostBytes: quota.bytes,
    ...clock.prepared.values(),
  })
  if (!row) throw new Error('no budget')
  return row
}

/** How many in how long is a setting, and the same for everybody. */
const announce = ({ max, seconds }: NamedLimit, { prepared: { now } }: Platform['clock']): SQL => {
  const limit = { key: sql`${sql.placeholder('limitKey')}`, max, seconds }
  return sql`
    with ${limitGate('gate', [limit], { now: () => now })},
    held as (
      select count(*) < ${sql.placeholder('mostFiles')}::int
        -- One that is still on its way may be as large as any.
        and coalesce(sum(coalesce(bytes, ${documentFileLimits.maxBytes})), 0) < ${sql.placeholder('mostBytes')}::bigint as has_room
      from files where student_id = ${sql.placeholder('studentId')}::uuid and removed_at is null
    ),
    announced as (
      insert into files (id, student_id, document, original_name, created_at)
      select ${sql.placeholder('id')}::uuid, ${sql.placeholder('studentId')}::uuid,
        ${sql.placeholder('document')}::text, ${sql.placeholder('originalName')}::text, ${now}
      from gate, held where gate.is_open and held.has_room
    )
    select gate.is_open, gate.wait, held.has_room from gate, held`
}

/** From now on the file is there. Answers the time, from which its first address counts. */
export const markStored = async (
  { database, clock }: Source,
  id: string,
  whole: StoredWhole,
): Promise<Date> => {
  const [row] = await database.prepared<{ now: Date }>(
    'write',
    'file-stored',
    () => sql`
      update files set format = ${sql.placeholder('format')}, bytes = ${sql.placeholder('bytes')}::int,
        sha256 = ${sql.placeholder('sha256')}, has_thumbnail = ${sql.placeholder('hasThumbnail')}::boolean,
        scan = ${sql.placeholder('scan')}, stored_at = ${clock.prepared.now}
      where id = ${sql.placeholder('id')}::uuid and removed_at is null returning stored_at as now`,
    { id, ...whole, ...clock.prepared.values() },
  )
  if (!row) throw new Error('the file was swept while it was being stored')
  return row.now
}

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
