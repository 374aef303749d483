import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { currentPeriodId } from './current-period.ts'

const wasSentIn = sql`exists (select from requests
  where period_id = registration_periods.id and submitted_at is not null)`

const findCodes = async (
  { database }: Pick<Platform, 'database'>,
  condition: SQL,
): Promise<readonly string[]> => {
  const { rows } = await database.read((db) =>
    db.execute<{ code: string }>(
      sql`select code from registration_periods where ${condition} order by opens_at desc`,
    ),
  )
  return rows.map(({ code }) => code)
}

/**
 * The codes of the periods in which something was sent, the newest first. The current one is among them from its first day:
 * whoever chose another one finds the way back.
 */
export const findSentPeriods = (platform: Pick<Platform, 'database'>): Promise<readonly string[]> =>
  findCodes(platform, sql`id = ${currentPeriodId} or ${wasSentIn}`)

/** The same without the current one, where there is any. */
export const findOtherSentPeriods = (platform: Pick<Platform, 'database'>): Promise<readonly string[]> =>
  findCodes(platform, sql`id is distinct from ${currentPeriodId} and ${wasSentIn}`)
