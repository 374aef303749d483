import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

type Source = Pick<Platform, 'database' | 'clock'>

type Times = { readonly now: string; readonly idle_ends_at: string; readonly ends_at: string }

type Found = Times & {
  readonly session_id: string
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: StaffRole[]
  readonly must_change_password: boolean
  readonly recovery_codes_left: number
}

/** Condition on a row of `sessions`: it is a staff member's own, and neither revoked, idle nor over. */
const isLiving = (id: string, now: SQL): SQL => sql`
  sessions.id = ${id} and sessions.student_id is null and sessions.revoked_at is null
  and sessions.ends_at > ${now} and sessions.idle_ends_at > ${now}`

/** Returns the session of a cookie with its owner. A removed member has none. */
export const findStaffSession = async (
  { database, clock }: Source,
  id: string,
  secretHash: string,
): Promise<Found | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<Found>(sql`
      select sessions.id as session_id, ${clock.now()} as now, sessions.idle_ends_at, sessions.ends_at,
        staff.id, staff.name, staff.email, staff.roles, staff.must_change_password, (
          select count(*)::int from staff_recovery_codes where staff_id = staff.id and used_at is null
        ) as recovery_codes_left
      from sessions join staff on staff.id = sessions.staff_id and staff.removed_at is null
      where ${isLiving(id, clock.now())} and sessions.secret_hash = ${secretHash}`),
  )
  return rows[0]
}

/** Extends the idle time, but not past the end of the session. Returns undefined if the session is over. */
export const renewSession = async (
  { database, clock }: Source,
  id: string,
  idleMinutes: number,
): Promise<Times | undefined> => {
  const now = clock.now()
  const { rows } = await database.statement((db) =>
    db.execute<Times>(sql`
      update sessions set idle_ends_at = least(ends_at, ${now} + make_interval(mins => ${idleMinutes}))
      where ${isLiving(id, now)}
      returning ${now} as now, idle_ends_at, ends_at`),
  )
  return rows[0]
}
