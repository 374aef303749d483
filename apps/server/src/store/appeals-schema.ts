import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant } from './schema.ts'

/** The one appeal of a request. */
export const appeals = pgTable('appeals', {
  requestId: uuid('request_id')
    .primaryKey()
    .references(() => requests.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
  /** The answers of a correction that was saved and not sent, encrypted; bound to this row. */
  draftSealed: text('draft_sealed'),
  /** The names of the files in that draft, so that they are not swept. */
  draftFiles: text('draft_files').array().notNull().default(sql`'{}'`),
})

/** An appeal as it was sent, each time it was: first made, updated, corrected. No row is ever changed. */
export const appealVersions = pgTable(
  'appeal_versions',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => appeals.requestId, { onDelete: 'cascade' }),
    /** From 1; the last one counts. */
    version: smallint().notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Type, answers and files with their hashes as JSON, encrypted as a whole; bound to this row. */
    sealed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.version] })],
)
