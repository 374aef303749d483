import type { LeftOutReason, RowFault } from '@milgo/domain/release/find-moved'
import type { ReleaseRowState, ReleaseState } from '@milgo/domain/release/release-state'
import type { ReleaseTotals } from '@milgo/domain/release/release-totals'
import type { LetterKind } from '@milgo/domain/result/letter-kind'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { sql } from 'drizzle-orm'
import {
  date,
  doublePrecision,
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
import { requests } from './requests-schema.ts'
import { instant, registrationPeriods } from './schema.ts'

/** Results that a manager publishes together, after a dry run and the approval of another manager. */
export const releases = pgTable(
  'releases',
  {
    id: uuid().primaryKey(),
    periodId: integer('period_id')
      .notNull()
      .references(() => registrationPeriods.id),
    /** Running within the period, from 1. */
    number: integer().notNull(),
    /** What is published: '1' first results, '2' results of appeals. */
    result: text().$type<Exclude<PublishState, '0'>>().notNull(),
    state: text().$type<ReleaseState>().notNull(),
    /** The date on its letters, from which their appeal date is counted. */
    plannedOn: date('planned_on').notNull(),
    /** The appeal date of all its letters; null for results of appeals. */
    appealUntil: instant('appeal_until'),
    templateVersion: text('template_version').notNull(),
    /** The version of the message that announces its letters; null for releases that froze none. */
    messageVersion: text('message_version'),
    /** The version of the rules that its scores were computed by. */
    rulesVersion: text('rules_version').notNull(),
    madeBy: uuid('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    /** Set while a dry run is under way. */
    checkStartedAt: instant('check_started_at'),
    dryRun: jsonb('dry_run').$type<ReleaseTotals>(),
    previousDryRun: jsonb('previous_dry_run').$type<ReleaseTotals>(),
    approvedBy: uuid('approved_by'),
    approvedAt: instant('approved_at'),
    scheduledFor: instant('scheduled_for'),
    startedAt: instant('started_at'),
    /** When sending continues after the first letters. */
    continuesAt: instant('continues_at'),
    /** When the release was stopped or completed. */
    endedAt: instant('ended_at'),
    /** Until then only one process works on the release. If that process died, another may take over after it. */
    leasedUntil: instant('leased_until'),
    /** The process that works on the release; another one after the lease has ended. */
    leasedBy: uuid('leased_by'),
    version: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('releases_period_number').on(table.periodId, table.number),
    // Only the few releases on which something is left to do.
    index('releases_open').on(table.state).where(sql`ended_at is null`),
  ],
)

/** One request of a release, with its frozen values. */
export const releaseRows = pgTable(
  'release_rows',
  {
    releaseId: uuid('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** The request's turn, drawn by a hash, so that the first letters are of every kind. */
    position: integer().notNull(),
    status: text().$type<RequestStatus>().notNull(),
    lastEvent: integer('last_event').notNull(),
    scoreVersion: integer('score_version'),
    rulesVersion: text('rules_version'),
    total: doublePrecision(),
    /** Found by the dry run, as all columns down to `faults`. */
    kind: text().$type<LetterKind>(),
    award: integer(),
    hashHe: text('hash_he'),
    hashAr: text('hash_ar'),
    hashEn: text('hash_en'),
    /** Hash of the values that the three letters are printed from. */
    sourceHash: text('source_hash'),
    faults: text().array().$type<RowFault[]>().notNull().default([]),
    checkedAt: instant('checked_at'),
    state: text().$type<ReleaseRowState>().notNull(),
    reason: text().$type<LeftOutReason>(),
    doneAt: instant('done_at'),
    /** How often sending failed. */
    failures: smallint().notNull().default(0),
    /** A code of the last failure, without anything personal. */
    failure: text(),
    /** The row is not tried again before this moment. */
    retryAt: instant('retry_at'),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.requestId] }),
    // A request waits in one release at most.
    uniqueIndex('release_rows_open').on(table.requestId).where(sql`state = 'WAITING'`),
    index('release_rows_turn').on(table.releaseId, table.position),
    index('release_rows_waiting').on(table.releaseId, table.position).where(sql`state = 'WAITING'`),
    index('release_rows_unchecked').on(table.releaseId, table.position).where(sql`checked_at is null`),
  ],
)
