import type { Answers } from '@milgo/domain/answers/answer'
import type { ChecklistItem } from '@milgo/domain/review/checklist'
import type { Verdict } from '@milgo/domain/review/document-verdict'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { files } from './files-schema.ts'
import { requests } from './requests-schema.ts'
import { instant } from './schema.ts'

const ofRequest = () =>
  uuid('request_id')
    .notNull()
    .references(() => requests.id, { onDelete: 'cascade' })

/** A reviewer's verdict on each document, stored at once. */
export const documentVerdicts = pgTable(
  'document_verdicts',
  {
    requestId: ofRequest(),
    /** The review round of the verdict: how often the request had come to review. */
    round: smallint().notNull(),
    staffId: uuid('staff_id').notNull(),
    /** The key of the document within the request. */
    key: text().notNull(),
    fileName: text('file_name').notNull(),
    verdict: text().$type<Verdict>().notNull(),
    /** A code of the period's reasons, for a flag. */
    reason: text(),
    note: text(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.round, table.staffId, table.key] })],
)

/** Ticks of the checklist, set or removed, with the files that proved the item at that time. */
export const checklistTicks = pgTable(
  'checklist_ticks',
  {
    requestId: ofRequest(),
    item: text().$type<ChecklistItem>().notNull(),
    isTicked: boolean('is_ticked').notNull(),
    fileNames: text('file_names').array().notNull(),
    staffId: uuid('staff_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.item] })],
)

/** Verified figures, one row for each version. The last version counts. Rows are never changed. */
export const figureVersions = pgTable(
  'figure_versions',
  {
    requestId: ofRequest(),
    version: integer().notNull(),
    round: smallint().notNull(),
    staffId: uuid('staff_id').notNull(),
    at: instant('at').notNull(),
    /** Values by figure id. */
    figures: jsonb().$type<Answers>().notNull(),
    /** The key of the document that proves each figure, by figure id. */
    sources: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** When a request was approved with this version. */
    approvedAt: instant('approved_at'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.version] })],
)

/** Notes of staff about a request. No call of a student reads this table. */
export const requestNotes = pgTable(
  'request_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: ofRequest(),
    staffId: uuid('staff_id').notNull(),
    at: instant('at').notNull(),
    text: text().notNull(),
  },
  (table) => [index('request_notes_request').on(table.requestId, table.at)],
)

/** Pairs of requests with something in common for a known good reason. The smaller id is `requestId`. */
export const dismissedDuplicates = pgTable(
  'dismissed_duplicates',
  {
    requestId: ofRequest(),
    otherId: uuid('other_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.otherId] }),
    index('dismissed_duplicates_other').on(table.otherId),
  ],
)

/** How the office has turned a file, in degrees clockwise. */
export const fileRotations = pgTable('file_rotations', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  degrees: smallint().notNull(),
})
