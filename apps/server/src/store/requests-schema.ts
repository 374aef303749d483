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

/** What a student applies with: one for each student, who belongs to one period. */
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
     * between the migration that adds it and the end of the start that follows.
     */
    number: integer(),
    /**
     * The lock of the request: a change is written only where the version is the one that it was decided on. The
     * database raises it with every update of the row (trigger `raise_version`), whoever makes it.
     */
    version: integer().notNull().default(0),
    status: text().$type<RequestStatus>().notNull(),
    publishState: text('publish_state').$type<PublishState>().notNull(),
    correctionDeadline: instant('correction_deadline'),
    /** What the status table must know beside the columns; read by `readMemory`. */
    memory: jsonb().$type<Partial<RequestMemory>>().notNull().default({}),
    /** When it was sent; null while it is a draft. */
    submittedAt: instant('submitted_at'),
    /** When its student had read that it was sent. From then on the survey is offered. */
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
    /** Set with every change of the request and of its steps, so that each of them raises the version. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('requests_period_status').on(table.periodId, table.status),
    // Only requests that are out for correction stand in it.
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
    /** Counts the changes of these answers; what a save must have started from. */
    version: integer().notNull(),
    /** By question id. */
    answers: jsonb().$type<Answers>().notNull(),
    /** The answers that are kept encrypted, together; bound to this row. */
    secretSealed: text('secret_sealed'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.step] })],
)

/**
 * The history of a request: one row for each event, written in the transaction of the change. Never swept; it goes only
 * with the request itself.
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
    /** The student or the staff member, who may be gone since; null for the system. */
    actorId: uuid('actor_id'),
    /** A code of the period's reasons, or what staff wrote. */
    reason: text(),
    /** What staff added to the reason. */
    note: text(),
    fromStatus: text('from_status').$type<RequestStatus>().notNull(),
    toStatus: text('to_status').$type<RequestStatus>().notNull(),
    /** After the event. */
    publishState: text('publish_state').$type<PublishState>().notNull(),
    /** The snapshot that was taken with it. */
    snapshotNumber: smallint('snapshot_number'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.number] })],
)

/** What a reviewer asks the student to replace, in the order in which it was flagged. */
export const reviewFlags = pgTable(
  'review_flags',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Counts the returns of the request; the flags of the last one are those that are asked for. */
    round: smallint().notNull(),
    position: smallint().notNull(),
    /** The wire name of the document, or of the list in which it stands. */
    field: text().notNull(),
    index: smallint(),
    member: text(),
    /** A code of the period's reasons. */
    reason: text().notNull(),
    note: text(),
    /** When a correction with another file for it was sent. */
    resolvedAt: instant('resolved_at'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.round, table.position] })],
)

/** A request exactly as it was sent, words included; review, score and the printed copy read this. */
export const requestSnapshots = pgTable(
  'request_snapshots',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** 1 is what was first sent; each correction adds the next. */
    number: smallint().notNull(),
    takenAt: instant('taken_at').notNull(),
    /** The snapshot as JSON, encrypted as a whole, since identity and bank numbers stand in it; bound to this row. */
    sealed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.number] })],
)
