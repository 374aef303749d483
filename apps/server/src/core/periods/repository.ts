import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { releases } from '../../store/releases-schema.ts'
import { registrationPeriods, settings } from '../../store/schema.ts'

export type PeriodRow = typeof registrationPeriods.$inferSelect

/**
 * When the last release of first results of the period began. A release that has only begun counts, because some
 * students know their results already.
 */
const lastResultsAt = sql`(
  select max(${releases.startedAt}) from ${releases}
  where ${releases.periodId} = ${registrationPeriods.id} and ${releases.result} = '1'
)`.mapWith(registrationPeriods.appealsFrom) as SQL<Date | null>

/**
 * Returns each period with the current time and the setting of the current period, so that no second query is needed.
 */
export const findPeriods = ({ database, clock }: Platform) =>
  database.read((db) =>
    db
      .select({
        ...getTableColumns(registrationPeriods),
        now: sql`${clock.now()}`.mapWith(registrationPeriods.opensAt),
        registerPeriod: settings.value,
        resultsAt: lastResultsAt,
      })
      .from(registrationPeriods)
      .leftJoin(settings, eq(settings.key, 'REGISTER_PERIOD'))
      .orderBy(desc(registrationPeriods.opensAt), desc(registrationPeriods.id)),
  )

export const findReasons = async ({ database }: Pick<Platform, 'database'>, periodId: number) => {
  const [row] = await database.read((db) =>
    db
      .select({ reasons: registrationPeriods.reasons })
      .from(registrationPeriods)
      .where(eq(registrationPeriods.id, periodId)),
  )
  return row?.reasons ?? undefined
}
