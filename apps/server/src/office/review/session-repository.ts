import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

/** Returns whether the cookie's session is a staff member's and not over. */
export const hasLivingStaffSession = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  sessionId: string,
  secretHash: string,
): Promise<boolean> => {
  const now = clock.now()
  const { rows } = await database.read((db) =>
    db.execute(sql`
      select from sessions join staff on staff.id = sessions.staff_id and staff.removed_at is null
      where sessions.id = ${sessionId}::uuid and sessions.secret_hash = ${secretHash} and sessions.student_id is null
        and sessions.revoked_at is null and sessions.ends_at > ${now} and sessions.idle_ends_at > ${now}`),
  )
  return rows.length > 0
}
