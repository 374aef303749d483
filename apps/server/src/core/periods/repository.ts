import type { Language } from '@milgo/messages/languages'
import { desc, getTableColumns, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inLanguage } from '../../platform/database/localized.ts'
import { registrationPeriods } from '../../platform/database/schema.ts'

export const periodsRepository = (database: Database, clock: Clock) => ({
  /** Each period beside the time at which it was read, so that "open now" costs no second query. */
  findAll: (language: Language) =>
    database.read((db) =>
      db
        .select({
          ...getTableColumns(registrationPeriods),
          expectedAnswers: inLanguage(registrationPeriods.expectedAnswers, language),
          now: sql`${clock.now()}`.mapWith(registrationPeriods.opensAt),
        })
        .from(registrationPeriods)
        .orderBy(desc(registrationPeriods.opensAt), desc(registrationPeriods.id)),
    ),
})

export type PeriodsRepository = ReturnType<typeof periodsRepository>
