import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant } from './schema.ts'
import { staff } from './staff-schema.ts'

/**
 * The office's work on a request, apart from its status: assignee, open lock, hold and labels. A request that nobody
 * has touched has no row.
 */
export const requestWork = pgTable(
  'request_work',
  {
    requestId: uuid('request_id')
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    assigneeId: uuid('assignee_id').references(() => staff.id, { onDelete: 'set null' }),
    assignedAt: instant('assigned_at'),
    /** Who has the request open. Valid while `lastActiveAt` is not older than the duration of the open lock. */
    openedBy: uuid('opened_by').references(() => staff.id, { onDelete: 'set null' }),
    openedAt: instant('opened_at'),
    lastActiveAt: instant('last_active_at'),
    /** When a reviewer last opened the request; not cleared when the reviewer leaves it. */
    reviewerOpenedAt: instant('reviewer_opened_at'),
    holdReason: text('hold_reason'),
    /**
     * From this moment on the request is in the queue again, even if the other columns still say that it is on hold.
     */
    holdUntil: instant('hold_until'),
    labels: text().array().notNull().default([]),
    /** Raised by every change of assignee, hold and labels; not raised by opening. */
    version: integer().notNull().default(0),
  },
  (table) => [
    index('request_work_assignee').on(table.assigneeId),
    index('request_work_opened_by').on(table.openedBy, table.lastActiveAt),
  ],
)

/** Staff who said that they know the student of a request. They neither take nor open it. */
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
 * Staff who look at a request without having it open, and when their page last reported it. The table is unlogged,
 * because after a crash of the database the pages report it again.
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

/** A saved view of the queue: name, filters and order, as in the address of the page. */
export const queueViews = pgTable(
  'queue_views',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    address: text().notNull(),
    /** Shown to everybody who works with the queue; its owner and managers can change it. */
    isShared: boolean('is_shared').notNull(),
    version: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('queue_views_owner').on(table.ownerId)],
)

/** A change of the work on one or many requests, stored so that it can be undone. */
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

/**
 * A work row before a change, and its version after it. The change is undone only if nobody has changed the row since.
 */
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
