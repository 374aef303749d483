import type { StaffRole } from '@milgo/domain/staff/staff-role'
import type { Cast } from '@milgo/testing/live-request'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { demoPassword } from '../reference/demo-accounts.ts'
import { students } from '../store/accounts-schema.ts'
import { staff } from '../store/staff-schema.ts'
import type { WorldContext } from './open-world.ts'

/** Smaller numbers are those of demo accounts with names of their own. */
const firstDemoNumber = 1_000

type NextPeople = {
  readonly seedContext: WorldContext
  /** The number of the next demo person. The person before may own the shared documents. */
  readonly firstNumber: number
}

/** Returns the next demo person of an installation that may have some already, and the staff. */
export const findNextPeople = async (
  platform: Pick<Platform, 'database' | 'passwords'>,
): Promise<NextPeople> => {
  const { now, last } = await platform.database.read(async (db) => {
    const [row] = await db
      .select({
        now: sql<string>`to_json(now()) #>> '{}'`,
        last: sql<number>`coalesce(max(substring(${students.email} from '^demo\\.(\\d+)@')::int), 0)`,
      })
      .from(students)
    return { now: new Date(row?.now ?? ''), last: row?.last ?? 0 }
  })
  const passwordHash = await platform.passwords.hash(demoPassword)
  return {
    seedContext: { now, passwordHash, cast: await findCast(platform) },
    firstNumber: Math.max(last, firstDemoNumber) + 2,
  }
}

/** Returns the demo staff by their roles. */
const findCast = async ({ database }: Pick<Platform, 'database'>): Promise<Cast> => {
  const rows = await database.read((db) =>
    db
      .select({ id: staff.id, roles: staff.roles })
      .from(staff)
      .where(and(eq(staff.isDemo, true), isNull(staff.removedAt)))
      .orderBy(staff.email),
  )
  const those = (role: StaffRole) => rows.filter(({ roles }) => roles.includes(role)).map(({ id }) => id)
  return { reviewers: those('reviewer'), managers: those('manager'), finance: those('finance') }
}
