import type { StatusTime } from '@milgo/domain/dashboard/status-times'
import type { Period } from '@milgo/domain/period/period'
import type { ReviewDecision } from '@milgo/domain/queue/decision'
import type { DuplicateKind } from '@milgo/domain/queue/queue-row'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { EventName } from '@milgo/domain/status/request-event'
import type { AppealState } from '@milgo/domain/status/request-state'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant, institutions, registrationPeriods } from './schema.ts'

/**
 * What the office lists and searches: one row for each request that was sent, written in the transaction of its change.
 * All values are derived: `npm run reindex` builds the table anew from requests, events, flags, work, snapshots and the
 * phones of the accounts.
 */
export const requestIndex = pgTable(
  'request_index',
  {
    requestId: uuid('request_id')
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    periodId: integer('period_id')
      .notNull()
      .references(() => registrationPeriods.id),
    number: integer().notNull(),
    status: text().$type<RequestStatus>().notNull(),
    publishState: text('publish_state').$type<PublishState>().notNull(),
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institutions.id),
    submittedAt: instant('submitted_at').notNull(),
    /** When its last event happened. */
    movedAt: instant('moved_at').notNull(),
    correctionDeadline: instant('correction_deadline'),
    /** Documents that were flagged and have no new file. */
    openFlags: smallint('open_flags').notNull(),
    /** The language in which the request was sent. */
    language: text().notNull(),
    /** First and last name as they were sent. */
    name: text().notNull(),
    /** The name folded by `searchText`. */
    nameSearch: text('name_search').notNull(),
    /** Keyed hashes: equal for equal values. Without the key they reveal nothing. */
    identityHash: text('identity_hash').notNull(),
    /** Of every phone that the request or the account ever had, in the order of the hashes. */
    phoneHashes: text('phone_hashes').array().notNull(),
    accountHash: text('account_hash'),
    addressHash: text('address_hash'),
    fileHashes: text('file_hashes').array().notNull(),
    /** The last event of the request's history; marks in the queue are derived from it. */
    lastEvent: text('last_event').$type<EventName>(),
    /**
     * The day from which the working days in the office are counted, earlier stretches of the same stage included;
     * infinity where the request is not in the office's hands.
     */
    waitingSince: date('waiting_since').notNull().default('infinity'),
    /** The day on which the target of the stage is reached; infinity where the request is not in the office's hands. */
    dueOn: date('due_on').notNull().default('infinity'),
    /** Copied from `request_work`, like the next two columns. */
    assigneeId: uuid('assignee_id'),
    holdUntil: instant('hold_until'),
    labels: text().array().notNull().default([]),
    /**
     * The student saved new files for a correction, did not send them, and cannot send them any more. Always false while
     * the request is returned, because the student may still change the files then.
     */
    hasUnsentFiles: boolean('has_unsent_files').notNull().default(false),
    /** What other requests of the period have in common with this one; written by a job and by `npm run reindex`. */
    duplicates: text().array().$type<DuplicateKind[]>().notNull().default([]),
    /** The outcome of the review, when, by whom and why, from `findDecision`; null while there is no decision. */
    decision: text().$type<ReviewDecision>(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
    /** A code of the period's reasons. */
    decisionReason: text('decision_reason'),
    appeal: text().$type<AppealState>().notNull().default('NONE'),
    /** The parts that the request was ever returned for, from `returnedParts`. */
    returnedFor: text('returned_for').array().notNull().default([]),
    /** The earlier statuses of the request. */
    leftStatuses: text('left_statuses').array().$type<RequestStatus[]>().notNull().default([]),
    /** The newest computed result that was not withdrawn, published or not; null while there is none. */
    score: doublePrecision(),
    /** In NIS; 0 below the lowest tier. */
    award: integer(),
    /** The version of this table's content. Rows of an earlier one are written again when the server starts. */
    form: smallint().notNull().default(0),
  },
  (table) => [
    // For the queue, oldest movement first, of some statuses or of all. The id makes the order unique.
    index('request_index_queue').on(table.periodId, table.status, table.movedAt, table.requestId),
    index('request_index_waiting').on(table.periodId, table.waitingSince, table.requestId),
    // All columns that the queue filters, sorts and counts by. A page or a count reads this index only, and no row of
    // the table, which is ten times as wide. Labels and returned parts are missing, because an index entry has a
    // maximum size.
    index('request_index_list').on(
      table.periodId,
      table.dueOn,
      table.requestId,
      table.status,
      table.institutionId,
      table.language,
      table.assigneeId,
      table.holdUntil,
      table.waitingSince,
      table.hasUnsentFiles,
      table.lastEvent,
      table.duplicates,
      table.number,
      table.movedAt,
      table.nameSearch,
      table.submittedAt,
      table.decision,
      table.decidedAt,
      table.decidedBy,
      table.decisionReason,
      table.appeal,
      table.leftStatuses,
      table.score,
      table.award,
    ),
    index('request_index_by_name').on(table.periodId, table.nameSearch, table.requestId),
    index('request_index_institution').on(table.periodId, table.institutionId, table.dueOn, table.requestId),
    // Only the few rows that have values are in these indexes.
    index('request_index_labels').using('gin', table.labels).where(sql`labels <> '{}'`),
    index('request_index_returned').using('gin', table.returnedFor).where(sql`returned_for <> '{}'`),
    index('request_index_duplicates').using('gin', table.duplicates).where(sql`duplicates <> '{}'`),
    index('request_index_assignee').on(table.periodId, table.assigneeId, table.dueOn, table.requestId),
    index('request_index_moved').on(table.periodId, table.movedAt, table.requestId),
    index('request_index_number').on(table.periodId, table.number),
    index('request_index_identity').on(table.identityHash),
    index('request_index_phones').using('gin', table.phoneHashes),
    index('request_index_account').on(table.accountHash).where(sql`account_hash is not null`),
    index('request_index_address').on(table.addressHash).where(sql`address_hash is not null`),
    index('request_index_files').using('gin', table.fileHashes),
  ],
)

/** How long requests of a period stay in each status, computed from all events now and then. */
export const statusTimes = pgTable('status_times', {
  periodId: integer('period_id')
    .primaryKey()
    .references(() => registrationPeriods.id),
  computedAt: instant('computed_at').notNull(),
  statuses: jsonb().$type<readonly StatusTime[]>().notNull(),
})

/**
 * The targets and days off that the waiting times of a period's index rows were computed with. If the period has other
 * ones now, a job computes the waiting times again.
 */
export const indexedCalendars = pgTable('indexed_calendars', {
  periodId: integer('period_id')
    .primaryKey()
    .references(() => registrationPeriods.id, { onDelete: 'cascade' }),
  stageTargets: jsonb('stage_targets').$type<Period['stageTargets']>().notNull(),
  daysOff: jsonb('days_off').$type<Period['daysOff']>().notNull(),
})
