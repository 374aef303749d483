import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { currentPeriodId } from '../../store/current-period.ts'
import { registrationPeriods } from '../../store/schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type ReleasePeriod = {
  readonly id: number
  readonly code: string
  readonly appealsFrom: string | null
  readonly appealDays: number
  readonly rulesVersion: string
  readonly awardTiers: AwardTiers
  readonly now: Date
}

const newestWith = (statuses: readonly RequestStatus[]): SQL => sql`coalesce((
  select id from registration_periods where exists (select from requests
    where period_id = registration_periods.id and status = any(${sql.param([...statuses])}::text[]))
  order by opens_at desc limit 1), ${currentPeriodId})`

/** Returns the period with this code or id, or the current one, and the current time. */
export const findReleasePeriod = async (
  { database, clock }: Source,
  which: {
    readonly code?: string | undefined
    readonly id?: number
    /** The newest period with a request in one of these statuses, or else the current one. */
    readonly newestWith?: readonly RequestStatus[]
  } = {},
): Promise<ReleasePeriod | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select({
        id: registrationPeriods.id,
        code: registrationPeriods.code,
        appealsFrom: registrationPeriods.appealsFrom,
        appealDays: registrationPeriods.appealDays,
        rulesVersion: sql<string>`${registrationPeriods.scoreRules} ->> 'version'`,
        awardTiers: registrationPeriods.awardTiers,
        now: sql`${clock.now()}`.mapWith(registrationPeriods.opensAt),
      })
      .from(registrationPeriods)
      .where(
        which.id !== undefined
          ? eq(registrationPeriods.id, which.id)
          : which.code !== undefined
            ? eq(registrationPeriods.code, which.code)
            : sql`${registrationPeriods.id} = ${which.newestWith ? newestWith(which.newestWith) : currentPeriodId}`,
      ),
  )
  return row && { ...row, appealsFrom: row.appealsFrom?.toISOString() ?? null }
}
