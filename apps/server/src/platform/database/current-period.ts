import { type SQL, sql } from 'drizzle-orm'

/** The period that students belong to now. The installation's setting decides, never what a caller sends. */
export const currentPeriodId: SQL<number> = sql`(
  select period.id from registration_periods period
  join settings on settings.key = 'REGISTER_PERIOD' and settings.value = period.code
)`
