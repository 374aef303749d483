import { type SQL, sql } from 'drizzle-orm'

/** SQL: the id of the current period, found like `findCurrentPeriod` of the domain does: by the code in the setting. */
export const currentPeriodId: SQL<number> = sql`(
  select period.id from registration_periods period
  join settings on settings.key = 'REGISTER_PERIOD' and settings.value = period.code
)`
