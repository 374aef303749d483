import type { StoredFormat } from '@milgo/domain/application/documents/file-rules'
import { and, eq, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { files } from '../../store/files-schema.ts'

export type Source = Pick<Platform, 'database' | 'clock'>

type Row = typeof files.$inferSelect
/** What is only known of a whole file. */
type Whole = 'format' | 'bytes' | 'sha256' | 'hasThumbnail' | 'scan' | 'marks'
export type StoredWhole = { readonly [Column in Whole]: NonNullable<Row[Column]> } & Pick<Row, 'pages'>
/** A file that is there; the database holds that none is without these. */
export type FileRow = Omit<Row, Whole> & StoredWhole

/** Where a walk over all files begins. */
export const firstFileId = '00000000-0000-0000-0000-000000000000'

export const isThere = and(isNotNull(files.storedAt), isNull(files.removedAt))
/** One in which the scanner found something is no document any more. */
const isOfUse = and(isThere, ne(files.scan, 'infected'))

/** A file and the time it is asked for. Infected ones are found too, so that it can be said what became of them. */
export const findFile = async ({ database, clock }: Source, id: string) => {
  const [row] = await database.read((db) =>
    db
      .select({ file: files, now: sql`${clock.now()}`.mapWith(files.createdAt) })
      .from(files)
      .where(and(eq(files.id, id), isThere)),
  )
  return row && { ...row, file: row.file as FileRow }
}

/** Of these, the files that this student has uploaded, infected ones included. */
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

/** All that this student has uploaded and that can be sent. */
export const findFilesThere = async ({ database }: Source, studentId: string): Promise<FileRow[]> => {
  const rows = await database.read((db) =>
    db
      .select()
      .from(files)
      .where(and(eq(files.studentId, studentId), isOfUse)),
  )
  return rows as FileRow[]
}

/**
 * Whether stored answers, or the draft of an appeal's correction, name a file. Its id is long and random: a text that
 * contains it names the file.
 */
export const isNamed = sql`(exists (
  select from requests join request_steps held on held.request_id = requests.id
  where requests.student_id = ${files.studentId} and strpos(held.answers::text, ${files.id}::text) > 0)
  or exists (
  select from requests join appeals on appeals.request_id = requests.id
  where requests.student_id = ${files.studentId}
    and strpos(array_to_string(appeals.draft_files, ' '), ${files.id}::text) > 0))`

type Removal = {
  readonly id: string
  /** As its name says: another one's name is not its own. */
  readonly format: StoredFormat
  readonly studentId: string
  readonly document: string
  readonly unlessNamed: boolean
}

/** Takes a student's file away, unless a request that was sent names it. */
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
          isNull(files.keptAt),
          isThere,
          unlessNamed ? not(isNamed) : undefined,
        ),
      )
      .returning(),
  )
  return row
}

/** A request that is being sent names these files: they stay from now on. Answers those that can be sent. */
export const markRetained = async (
  tx: Queryable,
  clock: Platform['clock'],
  studentId: string,
  ids: readonly string[],
): Promise<FileRow[]> => {
  if (ids.length === 0) return []
  const rows = await tx
    .update(files)
    .set({ keptAt: sql`coalesce(${files.keptAt}, ${clock.now()})` })
    .where(and(inArray(files.id, [...ids]), eq(files.studentId, studentId), isOfUse))
    .returning()
  return rows as FileRow[]
}
