import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** The claims of a token that are needed to check its session. */
export type SessionToken = { readonly sessionId: string; readonly expiresAt: Date }

type Named = {
  readonly sessionId: string | Placeholder | SQL
  readonly expiresAt: string | Placeholder | SQL
}

/**
 * Condition on a row of `sessions`: the session is the token's, is not over and not revoked, the student's password is
 * still the one it was opened under, and the token has not expired.
 */
export const isLiving = ({ sessionId, expiresAt }: Named, now: SQL): SQL => sql`
  sessions.id = ${sessionId} and sessions.revoked_at is null and sessions.ends_at > ${now}
  and (sessions.staff_id is not null or sessions.password_version =
    (select owner.password_version from students owner where owner.id = sessions.student_id))
  and ${expiresAt}::timestamptz > ${now}`
