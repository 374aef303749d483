import { desc, getTableColumns, sql } from 'drizzle-orm'
import { registrationPeriods } from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/platform.ts'

export type PeriodRow = typeof registrationPeriods.$inferSelect

/** Each period beside the time at which it was read, so that "open now" costs no second query. */
export const findPeriods = ({ database, clock }: Platform) =>
  database.read((db) =>
    db
      .select({
        ...getTableColumns(registrationPeriods),
        now: sql`${clock.now()}`.mapWith(registrationPeriods.opensAt),
      })
      .from(registrationPeriods)
      .orderBy(desc(registrationPeriods.opensAt), desc(registrationPeriods.id)),
  )
