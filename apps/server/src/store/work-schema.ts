import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant } from './schema.ts'
import { staff } from './staff-schema.ts'

/**
 * The office's work on a request, apart from its status: who has it, who has it open, whether it waits, and its labels.
 * A request that nobody has touched has no row.
 */
export const requestWork = pgTable(
  'request_work',
  {
    requestId: uuid('request_id')
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    assigneeId: uuid('assignee_id').references(() => staff.id, { onDelete: 'set null' }),
    assignedAt: instant('assigned_at'),
    /** Who has the request open, as long as `lastActiveAt` is not older than the open lock lasts. */
    openedBy: uuid('opened_by').references(() => staff.id, { onDelete: 'set null' }),
    openedAt: instant('opened_at'),
    lastActiveAt: instant('last_active_at'),
    /** When a reviewer last opened it; stays when they leave it. */
    reviewerOpenedAt: instant('reviewer_opened_at'),
    holdReason: text('hold_reason'),
    /** From this moment on the request is in the queue again, whatever the other columns say. */
    holdUntil: instant('hold_until'),
    labels: text().array().notNull().default([]),
    /** Raised by every change of assignee, hold and labels, and not by opening. */
    version: integer().notNull().default(0),
  },
  (table) => [
    index('request_work_assignee').on(table.assigneeId),
    index('request_work_opened_by').on(table.openedBy, table.lastActiveAt),
  ],
)

/** Staff who said that they know the person of a request: they neither take nor open it. */
export const staffConflicts = pgTable(
  'staff_conflicts',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    declaredAt: instant('declared_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.requestId] }),
    index('staff_conflicts_request').on(table.requestId),
  ],
)

/**
 * Who looks at a request without having it open, and when their page last said so. The table is unlogged: after a crash of
 * the database the pages say it again.
 */
export const requestLooks = pgTable(
  'request_looks',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.staffId] })],
)

/** A view of the queue under a name: its filters and its order, as the address of the page has them. */
export const queueViews = pgTable(
  'queue_views',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    address: text().notNull(),
    /** Everybody who works through the queue sees it; its owner and managers change it. */
    isShared: boolean('is_shared').notNull(),
    version: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('queue_views_owner').on(table.ownerId)],
)

/** A change of the work on one or many requests, so that it can be undone. */
export const workChanges = pgTable(
  'work_changes',
  {
    id: uuid().primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('work_changes_at').on(table.at)],
)

/** What a work row was before a change, and its version after it: undone only where nobody has changed it since. */
export const workChangeRows = pgTable(
  'work_change_rows',
  {
    changeId: uuid('change_id')
      .notNull()
      .references(() => workChanges.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    before: jsonb().$type<WorkBefore>().notNull(),
    versionAfter: integer('version_after').notNull(),
  },
  (table) => [primaryKey({ columns: [table.changeId, table.requestId] })],
)

/** The columns of a work row that a change can alter, times as ISO text. */
export type WorkBefore = {
  readonly assigneeId: string | null
  readonly assignedAt: string | null
  readonly holdReason: string | null
  readonly holdUntil: string | null
  readonly labels: readonly string[]
}
