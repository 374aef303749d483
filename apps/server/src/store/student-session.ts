import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isLiving, type SessionToken } from './living-session.ts'

/** A student's own session, or one of a staff member who acts for them: as the token says, and the guard has seen. */
export type StudentToken = SessionToken & { readonly audience: string }

/** Values, or what stands for them in a statement that is written once: a place to fill, or a column. */
export type Filled<Values> = { readonly [Name in keyof Values]: Values[Name] | Placeholder | SQL }

export const claimsOf = ({ sessionId, expiresAt, audience }: StudentToken) => ({
  sessionId,
  expiresAt: expiresAt.toISOString(),
  isActing: audience === 'milgo-acting',
})
export type Claims = ReturnType<typeof claimsOf>

export const anyClaims: Filled<Claims> = {
  sessionId: sql.placeholder('sessionId'),
  expiresAt: sql.placeholder('expiresAt'),
  isActing: sql.placeholder('isActing'),
}

/** Of a row of `sessions`: that it is the token's, lives, and is a student's, acted for or not as the token says. */
export const isStudents = ({ sessionId, expiresAt, isActing }: Filled<Claims>, now: SQL): SQL => sql`
  ${isLiving({ sessionId, expiresAt }, now)} and sessions.student_id is not null
  and (sessions.staff_id is not null) = ${isActing}`
