import { sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'

/** The codes of the periods in which something was sent, the newest first. */
export const findSentPeriods = async ({
  database,
}: Pick<Platform, 'database'>): Promise<readonly string[]> => {
  const { rows } = await database.read((db) =>
    db.execute<{ code: string }>(sql`select code from registration_periods where exists (select from requests
      where period_id = registration_periods.id and submitted_at is not null) order by opens_at desc`),
  )
  return rows.map(({ code }) => code)
}
