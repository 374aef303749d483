import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'

export type NewSession = { readonly id: string; readonly hours: number }

/** When a session began and ends, as `openedSession` answers it. */
export type Opened = { readonly now: string; readonly ends_at: string }

/**
 * Opens a student's session as a part of the statement that proves who it is: `opened`, where `student`, a relation with
 * `id` and `password_version`, has a row. A password that is replaced at the same instant ends it: the version is the one
 * that this statement has seen.
 */
export const openStudentSession = ({ id, hours }: NewSession, clock: Clock, student: SQL): SQL => sql`
  opened as (
    insert into sessions (id, student_id, password_version, started_at, ends_at)
    select ${id}, id, password_version, ${clock.now()}, ${clock.now()} + make_interval(hours => ${hours}) from ${student}
    returning started_at, ends_at
  )`

/** The session that was opened, as a column of the final select; null where none was. */
export const openedSession: SQL = sql`
  (select jsonb_build_object('now', started_at, 'ends_at', ends_at) from opened) as session`
