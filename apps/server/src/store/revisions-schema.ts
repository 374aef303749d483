import type { Answers } from '@milgo/domain/answers/answer'
import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant } from './schema.ts'

/** A change of a published result that one manager proposes and another signs. */
export const revisions = pgTable(
  'revisions',
  {
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Why the result has to change; only staff read it. */
    reason: text().notNull(),
    /** The figures for the new result; null where only the rules have changed. */
    figures: jsonb().$type<Answers>(),
    /** The versions that the proposed result was computed with; null in proposals from before these were stored. */
    rulesVersion: text('rules_version'),
    figuresVersion: integer('figures_version'),
    snapshotNumber: smallint('snapshot_number'),
    /** The score of the published result; null where that result is a refusal. */
    scoreVersion: integer('score_version'),
    total: doublePrecision(),
    /** NIS. */
    award: integer(),
    awardBefore: integer('award_before'),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    signedBy: uuid('signed_by'),
    signedAt: instant('signed_at'),
    withdrawnBy: uuid('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('revisions_request').on(table.requestId),
    uniqueIndex('revisions_open').on(table.requestId).where(sql`signed_at is null and withdrawn_at is null`),
  ],
)
