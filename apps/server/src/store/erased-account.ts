import { type SQL, sql } from 'drizzle-orm'

/**
 * SQL: what an erased account has in place of the values by which it could be found. It contains the id of the row,
 * because these values are unique.
 */
export const erasedMark: SQL = sql`'erased:' || students.id`

/** Condition on a row of `students`: the account was erased. */
export const isErasedAccount: SQL = sql`students.phone = ${erasedMark}`

/** Condition: the student asked to be erased, and no second manager has decided yet. */
export const hasOpenWish = (studentId: SQL): SQL => sql`
  exists (select from student_erasures where student_erasures.student_id = ${studentId} and outcome is null)`
