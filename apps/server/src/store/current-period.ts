import { type SQL, sql } from 'drizzle-orm'

/** `findCurrentPeriod` of the domain inside a statement: the row that the setting's value refers to, and no other. */
export const currentPeriodId: SQL<number> = sql`(
  select period.id from registration_periods period
  join settings on settings.key = 'REGISTER_PERIOD' and settings.value = period.code
)`
