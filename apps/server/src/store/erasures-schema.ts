import type { ErasureOutcome } from '@milgo/domain/erasure/student-erasure'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { students } from './accounts-schema.ts'
import { instant } from './schema.ts'

/** A student's wish to be erased. One manager writes it down; another one erases the student or refuses. */
export const studentErasures = pgTable(
  'student_erasures',
  {
    id: uuid().primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /**
     * The request when the wish was written down, and from its end on the one that was erased; null if the student had
     * none. The number is as people write it. An erasure removes a draft, but its number stays here.
     */
    requestNumber: text('request_number'),
    requestId: uuid('request_id'),
    /** How the student asked, and why the wish is justified; blank after the erasure. */
    reason: text().notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    outcome: text().$type<ErasureOutcome>(),
  },
  (table) => [
    uniqueIndex('student_erasures_open').on(table.studentId).where(sql`outcome is null`),
    index('student_erasures_request').on(table.requestId),
  ],
)
