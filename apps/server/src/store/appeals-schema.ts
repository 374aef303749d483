import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant } from './schema.ts'

/** The one appeal of a request. */
export const appeals = pgTable('appeals', {
  requestId: uuid('request_id')
    .primaryKey()
    .references(() => requests.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
  /** Counts the changes of what the student has written: each sending and each saved draft. */
  contentVersion: integer('content_version').notNull().default(0),
  /** The answers of a correction that was saved but not sent, encrypted; bound to this row. */
  draftSealed: text('draft_sealed'),
  /** The names of the files in that draft, so that they are not swept. */
  draftFiles: text('draft_files').array().notNull().default(sql`'{}'`),
})

/** An appeal each time it was sent: first made, updated, corrected. Rows are never changed. */
export const appealVersions = pgTable(
  'appeal_versions',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => appeals.requestId, { onDelete: 'cascade' }),
    /** From 1; the highest counts. */
    version: smallint().notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Type, answers and files with their hashes as JSON, encrypted as a whole; bound to this row. */
    sealed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.version] })],
)
