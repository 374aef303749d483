import type { Answers } from '@milgo/domain/answers/answer'
import type { StepId } from '@milgo/domain/application/steps'
import type { ActorRole } from '@milgo/domain/status/actor'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { EventName } from '@milgo/domain/status/request-event'
import type { RequestMemory } from '@milgo/domain/status/request-memory'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { students } from './accounts-schema.ts'
import { instant, registrationPeriods } from './schema.ts'

/** What a student applies with. A student has one request, and belongs to one period. */
export const requests = pgTable(
  'requests',
  {
    id: uuid().primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .unique()
      .references(() => students.id, { onDelete: 'cascade' }),
    periodId: integer('period_id')
      .notNull()
      .references(() => registrationPeriods.id),
    /**
     * Running within the period, given by the database when the row is inserted (trigger `number_request`). Null only
     * after the migration that added the column, until the next start of the server has filled it.
     */
    number: integer(),
    /**
     * The lock of the request: a change is written only if the version is still the one that the change was decided on.
     * The database raises it with every update of the row (trigger `raise_version`).
     */
    version: integer().notNull().default(0),
    status: text().$type<RequestStatus>().notNull(),
    publishState: text('publish_state').$type<PublishState>().notNull(),
    correctionDeadline: instant('correction_deadline'),
    /** What the status table needs beside the columns; read by `readMemory`. */
    memory: jsonb().$type<Partial<RequestMemory>>().notNull().default({}),
    /** When the request was sent; null while it is a draft. */
    submittedAt: instant('submitted_at'),
    /** When the student confirmed the page that says that the request was sent. From then on the survey is offered. */
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
    /** Set with every change of the request or of its steps, so that each change raises the version. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('requests_period_status').on(table.periodId, table.status),
    // Only requests that were returned for correction are in this index.
    index('requests_correction_deadline')
      .on(table.correctionDeadline)
      .where(sql`correction_deadline is not null`),
    uniqueIndex('requests_period_number').on(table.periodId, table.number).where(sql`number is not null`),
  ],
)

/** The answers of one step of a request. */
export const requestSteps = pgTable(
  'request_steps',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    step: text().$type<StepId>().notNull(),
    /** The number of changes of these answers. A save names the version that it started from. */
    version: integer().notNull(),
    /** Answers by question id. */
    answers: jsonb().$type<Answers>().notNull(),
    /** The answers that are stored encrypted, all together; bound to this row. */
    secretSealed: text('secret_sealed'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.step] })],
)

/**
 * The history of a request: one row for each event, written in the transaction of the change. Rows are never swept;
 * they are removed only with the request.
 */
export const requestEvents = pgTable(
  'request_events',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Running within the request, from 1. */
    number: integer().notNull(),
    at: instant('at').notNull(),
    event: text().$type<EventName>().notNull(),
    actorRole: text('actor_role').$type<ActorRole>().notNull(),
    /** The student or staff member, whose account may be removed by now; null for the system. */
    actorId: uuid('actor_id'),
    /** A code of the period's reasons, or a text by staff. */
    reason: text(),
    /** What staff added to the reason. */
    note: text(),
    fromStatus: text('from_status').$type<RequestStatus>().notNull(),
    toStatus: text('to_status').$type<RequestStatus>().notNull(),
    /** The publish state after the event. */
    publishState: text('publish_state').$type<PublishState>().notNull(),
    /** The number of the snapshot that was taken with the event. */
    snapshotNumber: smallint('snapshot_number'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.number] })],
)

/** The documents that a reviewer asks the student to replace, in the order in which they were flagged. */
export const reviewFlags = pgTable(
  'review_flags',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** The number of the return. Only the flags of the last return are asked for. */
    round: smallint().notNull(),
    position: smallint().notNull(),
    /** The wire name of the document, or of the list that contains it. */
    field: text().notNull(),
    index: smallint(),
    member: text(),
    /** A code of the period's reasons. */
    reason: text().notNull(),
    note: text(),
    /** When a correction with another file for this document was sent. */
    resolvedAt: instant('resolved_at'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.round, table.position] })],
)

/** A request exactly as it was sent, words included. Review, score and the printed copy read it. */
export const requestSnapshots = pgTable(
  'request_snapshots',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** 1 is the first sending; each correction adds the next number. */
    number: smallint().notNull(),
    takenAt: instant('taken_at').notNull(),
    /** The snapshot as JSON, encrypted as a whole, because it contains identity and bank numbers; bound to this row. */
    sealed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.number] })],
)
