import type { ListOutcome, RevokeOutcome } from '@milgo/domain/institution-list/list-outcome'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant, institutions, registrationPeriods } from './schema.ts'
import { staff } from './staff-schema.ts'

/** A file in which an institution names students whom it rejects, and how far it was applied and revoked. */
export const institutionLists = pgTable(
  'institution_lists',
  {
    id: uuid().primaryKey(),
    periodId: integer('period_id')
      .notNull()
      .references(() => registrationPeriods.id),
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institutions.id),
    fileName: text('file_name').notNull(),
    checkedBy: uuid('checked_by').references(() => staff.id, { onDelete: 'set null' }),
    checkedAt: instant('checked_at').notNull(),
    /** The staff member on whose behalf the remaining rows are applied. */
    appliedBy: uuid('applied_by').references(() => staff.id, { onDelete: 'set null' }),
    applyingSince: instant('applying_since'),
    appliedAt: instant('applied_at'),
    revokedBy: uuid('revoked_by').references(() => staff.id, { onDelete: 'set null' }),
    revokeReason: text('revoke_reason'),
    revokingSince: instant('revoking_since'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('institution_lists_period').on(table.periodId, table.checkedAt)],
)

/** One row of such a file. It refers to the request; the full identity number is not stored. */
export const institutionListRows = pgTable(
  'institution_list_rows',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => institutionLists.id, { onDelete: 'cascade' }),
    /** The row's number in the file. */
    row: integer().notNull(),
    requestId: uuid('request_id').references(() => requests.id, { onDelete: 'set null' }),
    /** The number in the file; of an identity number the last four digits only. */
    numberText: text('number_text').notNull(),
    /** The reason in the institution's own words. */
    reason: text(),
    /** The outcome of the row: of the check of the file, of its application, and of the revocation of the list. */
    checked: text().$type<ListOutcome>().notNull(),
    applied: text().$type<ListOutcome>(),
    revoked: text().$type<RevokeOutcome>(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.row] }),
    index('institution_list_rows_request').on(table.requestId),
  ],
)
