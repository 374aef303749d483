import type { StoredFormat } from '@milgo/domain/application/documents/file-rules'
import { and, eq, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { files } from '../../store/files-schema.ts'
import { isNamed } from '../../store/named-files.ts'

export type Source = Pick<Platform, 'database' | 'clock'>

type Row = typeof files.$inferSelect
/** The columns that are filled once the file is stored whole. */
type Whole = 'format' | 'bytes' | 'sha256' | 'hasThumbnail' | 'scan' | 'marks'
export type StoredWhole = { readonly [Column in Whole]: NonNullable<Row[Column]> } & Pick<Row, 'pages'>
/** A file that is stored whole. The database guarantees that it has these columns. */
export type FileRow = Omit<Row, Whole> & StoredWhole

export const isStored = and(isNotNull(files.storedAt), isNull(files.removedAt))
/** Whether a file is stored and not infected, so that it can be sent. */
const canBeSent = and(isStored, ne(files.scan, 'infected'))

/**
 * Returns a file and the current time. Infected files are found too, so that the caller can say why they are refused.
 */
export const findFile = async ({ database, clock }: Source, id: string) => {
  const [row] = await database.read((db) =>
    db
      .select({ file: files, now: sql`${clock.now()}`.mapWith(files.createdAt) })
      .from(files)
      .where(and(eq(files.id, id), isStored)),
  )
  return row && { ...row, file: row.file as FileRow }
}

/** Returns those of these files that this student uploaded, infected ones included. */
export const findFilesOf = async (
  { database }: Source,
  studentId: string,
  ids: readonly string[],
): Promise<FileRow[]> => {
  if (ids.length === 0) return []
  const rows = await database.read((db) =>
    db
      .select()
      .from(files)
      .where(
        and(
          inArray(files.id, [...ids]),
          eq(files.studentId, studentId),
          isNotNull(files.storedAt),
          or(isNull(files.removedAt), eq(files.scan, 'infected')),
        ),
      ),
  )
  return rows as FileRow[]
}

/** Returns all files of this student that can be sent. */
export const findSendableFiles = async ({ database }: Source, studentId: string): Promise<FileRow[]> => {
  const rows = await database.read((db) =>
    db
      .select()
      .from(files)
      .where(and(eq(files.studentId, studentId), canBeSent)),
  )
  return rows as FileRow[]
}

/** Returns the other files of this student that can be sent and have the same content. */
export const findSameFiles = async (
  { database }: Source,
  { id, studentId }: Pick<Row, 'id' | 'studentId'>,
  sha256: string,
): Promise<FileRow[]> => {
  const rows = await database.read((db) =>
    db
      .select()
      .from(files)
      .where(and(eq(files.studentId, studentId), eq(files.sha256, sha256), ne(files.id, id), canBeSent)),
  )
  return rows as FileRow[]
}

type Removal = {
  readonly id: string
  /** The format in the file's name. A name with another format is not the file's. */
  readonly format: StoredFormat
  readonly studentId: string
  readonly document: string
  readonly unlessNamed: boolean
}

/**
 * Marks a student's file as removed, unless a sent request names it. Returns the file; undefined if it was not removed.
 */
export const removeFile = async (
  { database, clock }: Source,
  { id, format, studentId, document, unlessNamed }: Removal,
): Promise<Row | undefined> => {
  const [row] = await database.statement((db) =>
    db
      .update(files)
      .set({ removedAt: clock.now() })
      .where(
        and(
          eq(files.id, id),
          eq(files.format, format),
          eq(files.studentId, studentId),
          eq(files.document, document),
          isNull(files.retainedAt),
          isStored,
          unlessNamed ? not(isNamed) : undefined,
        ),
      )
      .returning(),
  )
  return row
}

/**
 * Marks the files that a request names while it is being sent, so that they are not deleted any more. Returns those
 * that can be sent.
 */
export const markRetained = async (
  tx: Queryable,
  clock: Platform['clock'],
  studentId: string,
  ids: readonly string[],
): Promise<FileRow[]> => {
  if (ids.length === 0) return []
  const rows = await tx
    .update(files)
    .set({ retainedAt: sql`coalesce(${files.retainedAt}, ${clock.now()})` })
    .where(and(inArray(files.id, [...ids]), eq(files.studentId, studentId), canBeSent))
    .returning()
  return rows as FileRow[]
}
