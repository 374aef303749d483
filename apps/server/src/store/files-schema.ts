import type { FileMark } from '@milgo/domain/application/documents/file-marks'
import type { StoredFormat } from '@milgo/domain/application/documents/file-rules'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { students } from './accounts-schema.ts'
import { instant } from './schema.ts'

/** Where a scanner is configured, nobody reads an unscanned file; where there is none, all of them are. */
export type ScanResult = 'unscanned' | 'clean' | 'infected'

/**
 * Every uploaded file. The row comes before the object and goes after it, so that the store holds nothing that no row
 * knows of. What is only known of a whole file is null until it is stored.
 */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id),
    /** Which document it was uploaded for: the `{type}` of the wire. */
    document: text().notNull(),
    /** The name on the student's device, cleaned. */
    originalName: text('original_name').notNull(),
    format: text().$type<StoredFormat>(),
    bytes: integer(),
    sha256: text(),
    hasThumbnail: boolean('has_thumbnail'),
    scan: text().$type<ScanResult>(),
    /** What the office has to know before it opens the file. */
    marks: text().array().$type<FileMark[]>().notNull().default(sql`'{}'`),
    /** Null where they were not counted: of spreadsheets, of some PDFs, and of files of earlier versions. */
    pages: integer(),
    createdAt: instant('created_at').notNull(),
    /** Null until the object stands whole in the store; before that the file is not there. */
    storedAt: instant('stored_at'),
    /** When a request that names it was sent. From then on it stays. */
    keptAt: instant('kept_at'),
    /** Gone for everybody; the object follows. */
    removedAt: instant('removed_at'),
    /** The object is gone too; only an infected file's row outlives it, to say why. */
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
