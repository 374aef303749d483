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

/** Computations of all requests of a period that can be computed, and how far each has come. */
export const computeRuns = pgTable(
  'compute_runs',
  {
    id: uuid().primaryKey(),
    periodId: ofPeriod(),
    startedBy: uuid('started_by').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    /** What is computed and unpublished is computed again. */
    isAgain: boolean('is_again').notNull(),
    state: text().$type<'RUNNING' | 'DONE'>().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Requests come by their ids; up to this one they are done. */
    lastRequestId: uuid('last_request_id'),
  },
  // One at a time for each period, whoever starts them.
  (table) => [uniqueIndex('compute_runs_running').on(table.periodId).where(sql`state = 'RUNNING'`)],
)

/** Requests that a computation had to leave out. */
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
 * Versions of the rules of a period. The period's row has those in force; here is what they were, who proposed them and who
 * put them in force. A period whose rules were never changed has no row: what it was opened with is version 1.
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
