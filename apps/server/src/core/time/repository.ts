import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

export const getNow = async ({ database, clock }: Platform): Promise<Date> => {
  const { rows } = await database.read((db) =>
    db.execute<{ now: number }>(sql`select extract(epoch from ${clock.now()})::float8 * 1000 as now`),
  )
  return new Date(rows[0]?.now ?? Number.NaN)
}
