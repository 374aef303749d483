import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Platform } from '../../platform/platform.ts'
import { sessions, students } from '../../store/accounts-schema.ts'
import { type AuditEntry, auditEntry } from '../../store/audit-entry.ts'
import { isLiving, type SessionToken } from '../../store/living-session.ts'
import { institutions } from '../../store/schema.ts'
import { staff } from '../../store/staff-schema.ts'

/** The staff member's own session that an acting session was opened from. */
const opener = alias(sessions, 'opener')

type Source = Pick<Platform, 'database' | 'clock'>

/** A student's session with its owner, where it is neither over nor revoked and the token is still good: one look at all. */
export const findSession = async ({ database, clock }: Source, { sessionId, expiresAt }: SessionToken) => {
  const [row] = await database.read((db) =>
    db
      .select({
        session: {
          id: sessions.id,
          endsAt: sessions.endsAt,
          now: sql`${clock.now()}`.mapWith(sessions.endsAt),
        },
        student: {
          id: students.id,
          periodId: students.periodId,
          username: students.username,
          identitySealed: students.identitySealed,
          phone: students.phone,
          email: students.email,
          currentlyStudying: students.currentlyStudying,
        },
        institution: {
          id: institutions.id,
          name: institutions.name,
          isSponsored: institutions.isSponsored,
          isReligious: institutions.isReligious,
        },
        isActing: sql<boolean>`${sessions.staffId} is not null`,
        staff: { id: staff.id, name: staff.name, email: staff.email, roles: staff.roles },
      })
      .from(sessions)
      .innerJoin(students, eq(students.id, sessions.studentId))
      .innerJoin(institutions, eq(institutions.id, students.institutionId))
      .leftJoin(opener, eq(opener.id, sessions.openedBy))
      .leftJoin(staff, and(eq(staff.id, sessions.staffId), isNull(staff.removedAt)))
      .where(
        and(
          isLiving({ sessionId, expiresAt: expiresAt.toISOString() }, clock.now()),
          isNull(opener.revokedAt),
        ),
      ),
  )
  return row
}

/** With its entry in the audit trail where it is a staff member's. */
export const revokeSession = async (
  { database, clock }: Source,
  id: string,
  entry: AuditEntry | undefined,
): Promise<void> => {
  await database.statement((db) =>
    db.execute(sql`
      with revoked as (
        update sessions set revoked_at = ${clock.now()} where id = ${id} and revoked_at is null returning id
      )
      ${entry ? auditEntry(entry, clock, sql`from revoked`) : sql`select from revoked`}`),
  )
}
