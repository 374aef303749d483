import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'

export type NewSession = { readonly id: string; readonly hours: number }

/** Start and end of a session, as `openedSession` returns them. */
export type Opened = { readonly now: string; readonly ends_at: string }

/**
 * Opens a student's session as the part `opened` of the statement that authenticates the student. It is opened if
 * `student`, a relation with `id` and `password_version`, has a row. If the password is replaced at the same moment,
 * the session is over, because it has the password version that this statement has read.
 */
export const openStudentSession = ({ id, hours }: NewSession, clock: Clock, student: SQL): SQL => sql`
  opened as (
    insert into sessions (id, student_id, password_version, started_at, ends_at)
    select ${id}, id, password_version, ${clock.now()}, ${clock.now()} + make_interval(hours => ${hours}) from ${student}
    returning started_at, ends_at
  )`

/** The opened session, as a column of the final select; null if none was opened. */
export const openedSession: SQL = sql`
  (select jsonb_build_object('now', started_at, 'ends_at', ends_at) from opened) as session`
