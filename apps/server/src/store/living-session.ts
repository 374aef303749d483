import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** The part of a token's claims that a look at its session needs. */
export type SessionToken = { readonly sessionId: string; readonly expiresAt: Date }

type Named = {
  readonly sessionId: string | Placeholder | SQL
  readonly expiresAt: string | Placeholder | SQL
}

/**
 * Of a row of `sessions`: that it is the token's, neither over nor revoked, the student's password still the one it was
 * opened under, and the token itself still good.
 */
export const isLiving = ({ sessionId, expiresAt }: Named, now: SQL): SQL => sql`
  sessions.id = ${sessionId} and sessions.revoked_at is null and sessions.ends_at > ${now}
  and (sessions.staff_id is not null or sessions.password_version =
    (select owner.password_version from students owner where owner.id = sessions.student_id))
  and ${expiresAt}::timestamptz > ${now}`
