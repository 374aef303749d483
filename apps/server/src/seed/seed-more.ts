import type { StaffRole } from '@milgo/domain/staff/staff-role'
import type { Cast } from '@milgo/testing/live-request'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { demoPassword } from '../reference/demo-accounts.ts'
import { students } from '../store/accounts-schema.ts'
import { staff } from '../store/staff-schema.ts'
import { type SeedSize, seedWorld } from './seed-world.ts'

type Ground = Pick<Platform, 'database' | 'vault' | 'config' | 'pdf' | 'store' | 'spool' | 'passwords'>

/** Numbers below are those of demo accounts with names of their own. */
const firstDemoNumber = 1_000

/** Adds demo requests beside those that are there, by people who are not there yet. */
export const seedMore = async (
  platform: Ground,
  size: Omit<SeedSize, 'firstNumber'>,
  report?: (done: number) => void,
): Promise<void> => {
  const { database, passwords } = platform
  const { now, last } = await database.read(async (db) => {
    const [row] = await db
      .select({
        now: sql<string>`to_json(now()) #>> '{}'`,
        last: sql<number>`coalesce(max(substring(${students.email} from '^demo\\.(\\d+)@')::int), 0)`,
      })
      .from(students)
    return { now: new Date(row?.now ?? ''), last: row?.last ?? 0 }
  })
  await seedWorld(
    platform,
    { now, passwordHash: await passwords.hash(demoPassword), cast: await findCast(platform) },
    { ...size, firstNumber: Math.max(last, firstDemoNumber) + 2 },
    report,
  )
}

/** The demo staff, by what they do. */
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
