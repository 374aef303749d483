import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Platform } from '../../platform/platform.ts'
import { sessions, students } from '../../store/accounts-schema.ts'
import { type AuditEntry, auditEntry } from '../../store/audit-entry.ts'
import { type FormRefusal, formRefusal } from '../../store/conflict-of-interest.ts'
import { isLiving } from '../../store/living-session.ts'
import { institutions } from '../../store/schema.ts'
import { staff } from '../../store/staff-schema.ts'
import { claimsOf, type StudentToken } from '../../store/student-session.ts'

/** The staff member's own session that an acting session was opened from. */
const opener = alias(sessions, 'opener')

type Source = Pick<Platform, 'database' | 'clock'>

/**
 * Returns a student's session with its owner, in one query. Undefined if the session is over or revoked, or the token
 * has expired.
 */
export const findSession = async ({ database, clock }: Source, token: StudentToken) => {
  const { sessionId, expiresAt, isActing } = claimsOf(token)
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
        /** Why the acting staff member may not see this student's form. Read only for a token of an acting session. */
        refusal: isActing
          ? formRefusal(sql`${sessions.staffId}`, sql`${students.id}`)
          : sql<FormRefusal | null>`null`,
        staff: { id: staff.id, name: staff.name, email: staff.email, roles: staff.roles },
      })
      .from(sessions)
      .innerJoin(students, eq(students.id, sessions.studentId))
      .innerJoin(institutions, eq(institutions.id, students.institutionId))
      .leftJoin(opener, eq(opener.id, sessions.openedBy))
      .leftJoin(staff, and(eq(staff.id, sessions.staffId), isNull(staff.removedAt)))
      .where(and(isLiving({ sessionId, expiresAt }, clock.now()), isNull(opener.revokedAt))),
  )
  return row
}

/** Revokes the session, and writes the entry of the audit trail if there is one. */
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
