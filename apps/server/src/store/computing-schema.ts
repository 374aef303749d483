import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import type { RulesState } from '@milgo/domain/score/rules-version'
import type { ScoreRules } from '@milgo/domain/score/score-rules'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant, registrationPeriods } from './schema.ts'

const ofPeriod = () =>
  integer('period_id')
    .notNull()
    .references(() => registrationPeriods.id)

/** Computations of all requests of a period that can be computed, with their progress. */
export const computeRuns = pgTable(
  'compute_runs',
  {
    id: uuid().primaryKey(),
    periodId: ofPeriod(),
    startedBy: uuid('started_by').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Unpublished scores that were computed before are computed again. */
    isAgain: boolean('is_again').notNull(),
    state: text().$type<'RUNNING' | 'DONE'>().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Requests are computed in the order of their ids. All up to this id are done. */
    lastRequestId: uuid('last_request_id'),
  },
  // Only one computation runs at a time in a period.
  (table) => [uniqueIndex('compute_runs_running').on(table.periodId).where(sql`state = 'RUNNING'`)],
)

/** Requests that a computation could not compute. */
export const computeFailures = pgTable(
  'compute_failures',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => computeRuns.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    code: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.requestId] })],
)

/**
 * Versions of the rules of a period: the tables, who proposed them and who put them in force. The period's row has a
 * copy of the rules in force. A period whose rules never changed has no row here: the rules it was opened with are
 * version 1.
 */
export const rulesVersions = pgTable(
  'rules_versions',
  {
    periodId: ofPeriod(),
    version: integer().notNull(),
    state: text().$type<RulesState>().notNull(),
    scoreRules: jsonb('score_rules').$type<ScoreRules>().notNull(),
    awardTiers: jsonb('award_tiers').$type<AwardTiers>().notNull(),
    note: text(),
    proposedBy: uuid('proposed_by'),
    proposedAt: instant('proposed_at'),
    activatedBy: uuid('activated_by'),
    activatedAt: instant('activated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.periodId, table.version] }),
    uniqueIndex('rules_versions_active').on(table.periodId).where(sql`state = 'ACTIVE'`),
  ],
)
