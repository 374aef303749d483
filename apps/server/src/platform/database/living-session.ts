import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'

/** The part of a token's claims that a look at its session needs. */
export type SessionToken = { readonly sessionId: string; readonly expiresAt: Date }

/** Of a row of `sessions`: that it is the token's, neither over nor revoked, and the token itself still good. */
export const isLiving = ({ sessionId, expiresAt }: SessionToken, clock: Clock): SQL => sql`
  sessions.id = ${sessionId} and sessions.revoked_at is null and sessions.ends_at > ${clock.now()}
  and ${expiresAt.toISOString()}::timestamptz > ${clock.now()}`
