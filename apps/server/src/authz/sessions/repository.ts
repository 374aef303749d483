import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { sessions, staff, students } from '../../platform/database/accounts-schema.ts'
import { institutions } from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/platform.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** The session with its owner, where it is neither over nor revoked and the token is still good: one look at all. */
export const findSession = async ({ database, clock }: Source, id: string, tokenExpiresAt: Date) => {
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
        staff: { id: staff.id, roles: staff.roles },
      })
      .from(sessions)
      .leftJoin(students, eq(students.id, sessions.studentId))
      .leftJoin(institutions, eq(institutions.id, students.institutionId))
      .leftJoin(staff, and(eq(staff.id, sessions.staffId), isNull(staff.removedAt)))
      .where(
        and(
          eq(sessions.id, id),
          isNull(sessions.revokedAt),
          gt(sessions.endsAt, clock.now()),
          sql`${tokenExpiresAt.toISOString()}::timestamptz > ${clock.now()}`,
        ),
      ),
  )
  return row
}

export const revokeSession = ({ database, clock }: Source, id: string) =>
  database.statement((db) =>
    db
      .update(sessions)
      .set({ revokedAt: clock.now() })
      .where(and(eq(sessions.id, id), isNull(sessions.revokedAt))),
  )
