import { desc, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { currentPeriodId } from './current-period.ts'
import { registrationPeriods } from './schema.ts'

const wasSentIn = sql`exists (select from requests
  where period_id = registration_periods.id and submitted_at is not null)`

const findCodes = async (
  { database }: Pick<Platform, 'database'>,
  condition: SQL,
): Promise<readonly string[]> => {
  const rows = await database.read((db) =>
    db
      .select({ code: registrationPeriods.code })
      .from(registrationPeriods)
      .where(condition)
      .orderBy(desc(registrationPeriods.opensAt)),
  )
  return rows.map(({ code }) => code)
}

/**
 * Returns the codes of the periods in which a request was sent, the newest first. The current period is always among
 * them, so that a page that shows another period can go back to it.
 */
export const findSentPeriods = (platform: Pick<Platform, 'database'>): Promise<readonly string[]> =>
  findCodes(platform, sql`${registrationPeriods.id} = ${currentPeriodId} or ${wasSentIn}`)

/** Returns the codes of the periods in which a request was sent, without the current period. */
export const findOtherSentPeriods = (platform: Pick<Platform, 'database'>): Promise<readonly string[]> =>
  findCodes(platform, sql`${registrationPeriods.id} is distinct from ${currentPeriodId} and ${wasSentIn}`)
