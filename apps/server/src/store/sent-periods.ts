import { sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { currentPeriodId } from './current-period.ts'

/**
 * The codes of the periods in which something was sent, the newest first. The current one is among them from its first day:
 * whoever chose another one finds the way back.
 */
export const findSentPeriods = async ({
  database,
}: Pick<Platform, 'database'>): Promise<readonly string[]> => {
  const { rows } = await database.read((db) =>
    db.execute<{ code: string }>(sql`select code from registration_periods
      where id = ${currentPeriodId} or exists (select from requests
        where period_id = registration_periods.id and submitted_at is not null)
      order by opens_at desc`),
  )
  return rows.map(({ code }) => code)
}

/** The same without the current one, where there is any. */
export const findOtherSentPeriods = async ({
  database,
}: Pick<Platform, 'database'>): Promise<readonly string[]> => {
  const { rows } = await database.read((db) =>
    db.execute<{ code: string }>(sql`select code from registration_periods
      where id is distinct from ${currentPeriodId} and exists (select from requests
        where period_id = registration_periods.id and submitted_at is not null)
      order by opens_at desc`),
  )
  return rows.map(({ code }) => code)
}
