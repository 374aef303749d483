import type { FileMark } from '@milgo/domain/application/documents/file-marks'
import type { StoredFormat } from '@milgo/domain/application/documents/file-rules'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { students } from './accounts-schema.ts'
import { instant } from './schema.ts'

/** Where a scanner is configured, an unscanned file cannot be read. Where there is none, every file is `unscanned`. */
export type ScanResult = 'unscanned' | 'clean' | 'infected'

/**
 * Every uploaded file. The row is written before the object and removed after it, so that every object in the store has
 * a row. Columns that need the whole file are null until the file is stored.
 */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id),
    /** The document that the file was uploaded for: the `{type}` of the wire. */
    document: text().notNull(),
    /** The name on the student's device, cleaned. */
    originalName: text('original_name').notNull(),
    format: text().$type<StoredFormat>(),
    bytes: integer(),
    sha256: text(),
    hasThumbnail: boolean('has_thumbnail'),
    scan: text().$type<ScanResult>(),
    /** What staff have to know before they open the file. */
    marks: text().array().$type<FileMark[]>().notNull().default(sql`'{}'`),
    /** Null where pages were not counted: of spreadsheets, of some PDFs, and of files of earlier releases. */
    pages: integer(),
    createdAt: instant('created_at').notNull(),
    /** When the whole object was in the store. While this is null, the file does not exist for any reader. */
    storedAt: instant('stored_at'),
    /** When a request with this file was first sent. From then on the file is not swept. */
    retainedAt: instant('kept_at'),
    /** The file is removed for all readers; the object is removed later. */
    removedAt: instant('removed_at'),
    /** The object is removed too. Only the row of an infected file stays, to show why the file is missing. */
    erasedAt: instant('erased_at'),
  },
  (table) => [
    check(
      'files_stored_whole',
      sql`${table.storedAt} is null or num_nulls(${table.format}, ${table.bytes}, ${table.sha256}, ${table.hasThumbnail}, ${table.scan}) = 0`,
    ),
    index('files_student').on(table.studentId),
    index('files_unscanned').on(table.createdAt).where(sql`${table.scan} = 'unscanned'`),
    index('files_unfinished')
      .on(table.createdAt)
      .where(
        sql`${table.storedAt} is null or (${table.removedAt} is not null and ${table.erasedAt} is null)`,
      ),
  ],
)
