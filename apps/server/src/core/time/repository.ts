import { sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

export const timeRepository = (database: Database, clock: Clock) => ({
  getNow: async (): Promise<Date> => {
    const { rows } = await database.read((db) =>
      db.execute<{ now: number }>(sql`select extract(epoch from ${clock.now()})::float8 * 1000 as now`),
    )
    return new Date(rows[0]?.now ?? Number.NaN)
  },
})

export type TimeRepository = ReturnType<typeof timeRepository>
