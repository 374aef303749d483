import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isLiving, type SessionToken } from './living-session.ts'

/**
 * A token of a student's own session, or of a staff member who acts for the student, after the guard has checked it.
 */
export type StudentToken = SessionToken & { readonly audience: string }

/** Values, or in a prepared statement their placeholders or columns. */
export type Filled<Values> = { readonly [Name in keyof Values]: Values[Name] | Placeholder | SQL }

export const claimsOf = ({ sessionId, expiresAt, audience }: StudentToken) => ({
  sessionId,
  expiresAt: expiresAt.toISOString(),
  isActing: audience === 'milgo-acting',
})
type Claims = ReturnType<typeof claimsOf>

/**
 * Condition on a row of `sessions`: it is the token's, is not over, and is a student's session, acting or not as the
 * token says.
 */
export const isStudents = ({ sessionId, expiresAt, isActing }: Filled<Claims>, now: SQL): SQL => sql`
  ${isLiving({ sessionId, expiresAt }, now)} and sessions.student_id is not null
  and (sessions.staff_id is not null) = ${isActing}`
