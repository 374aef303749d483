import type { LetterKind } from '@milgo/domain/result/letter-kind'
import type { ComputedScore } from '@milgo/domain/score/compute'
import type { ScoreAnswers, ScoreFigures } from '@milgo/domain/score/score-inputs'
import type { PublishState } from '@milgo/domain/status/publish-state'
import {
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant } from './schema.ts'

const ofRequest = () =>
  uuid('request_id')
    .notNull()
    .references(() => requests.id, { onDelete: 'cascade' })

/** Scores, one row for each version. The last version of a result counts. Rows are never overwritten. */
export const scores = pgTable(
  'scores',
  {
    requestId: ofRequest(),
    /** Running within the request, from 1. */
    version: integer().notNull(),
    /**
     * The publication that makes the score known: '1' the first result, '2' the result of the appeal; '0' once a
     * reopening withdrew the score.
     */
    result: text().$type<PublishState>().notNull(),
    snapshotNumber: smallint('snapshot_number').notNull(),
    figuresVersion: integer('figures_version').notNull(),
    rulesVersion: text('rules_version').notNull(),
    /** What the score was computed from. */
    inputs: jsonb().$type<{ readonly answers: ScoreAnswers; readonly figures: ScoreFigures }>().notNull(),
    /** The points of each component with the lines that explain them. */
    components: jsonb().$type<ComputedScore['components']>().notNull(),
    total: doublePrecision().notNull(),
    /** The award in NIS by the tiers of that day; 0 below the lowest tier. */
    award: integer().notNull(),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.version] })],
)

/** The letters of a result. A letter that was replaced is not removed. */
export const letters = pgTable(
  'letters',
  {
    requestId: ofRequest(),
    /** Running within the request, from 1. */
    number: smallint().notNull(),
    kind: text().$type<LetterKind>().notNull(),
    templateVersion: text('template_version').notNull(),
    /**
     * The values as JSON, encrypted, because they contain the name and digits of the identity number; bound to this
     * row.
     */
    sealed: text().notNull(),
    scoreVersion: integer('score_version'),
    releaseId: uuid('release_id'),
    /** Until when an appeal can be made, as the letter says. */
    appealUntil: instant('appeal_until'),
    issuedAt: instant('issued_at').notNull(),
    /** The number of the letter that this one replaces. */
    replaces: smallint(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.number] })],
)
