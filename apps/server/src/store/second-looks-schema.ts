import type { Answers } from '@milgo/domain/answers/answer'
import type { LookFinding, LookSettlement, LookState } from '@milgo/domain/second-look/agreement'
import type { DrawReason, LookOutcome } from '@milgo/domain/second-look/draw'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant, registrationPeriods } from './schema.ts'

/** The draws of second looks for releases, each with its rules version. Under other rules the looks are drawn again. */
export const secondLookDraws = pgTable('second_look_draws', {
  releaseId: uuid('release_id').primaryKey(),
  periodId: integer('period_id')
    .notNull()
    .references(() => registrationPeriods.id),
  rulesVersion: text('rules_version').notNull(),
  drawnAt: instant('drawn_at').notNull(),
})

/** Decisions that a second person makes again before they are released, without seeing the first decision. */
export const secondLooks = pgTable(
  'second_looks',
  {
    id: uuid().primaryKey(),
    releaseId: uuid('release_id').notNull(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    outcome: text().$type<LookOutcome>().notNull(),
    drawReason: text('draw_reason').$type<DrawReason>().notNull(),
    /** The number of the event of the decision. Another decision needs another second look. */
    decisionEvent: integer('decision_event').notNull(),
    firstStaffId: uuid('first_staff_id'),
    first: jsonb().$type<LookFinding>().notNull(),
    firstFiguresVersion: integer('first_figures_version'),
    state: text().$type<LookState>().notNull().default('WAITING'),
    /** Who has taken the look, and later who decided it. */
    staffId: uuid('staff_id'),
    takenAt: instant('taken_at'),
    decidedAt: instant('decided_at'),
    second: jsonb().$type<LookFinding>(),
    /** The figures that the second person verified, by figure id. */
    figures: jsonb().$type<Answers>(),
    note: text(),
    settlement: text().$type<LookSettlement>(),
    settledBy: uuid('settled_by'),
    settledAt: instant('settled_at'),
    settledReason: text('settled_reason'),
  },
  (table) => [
    uniqueIndex('second_looks_release_request').on(table.releaseId, table.requestId),
    index('second_looks_state').on(table.state, table.requestId),
    index('second_looks_request').on(table.requestId),
  ],
)
