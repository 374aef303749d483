import type { Language } from '@milgo/messages/languages'
import { desc, getTableColumns, sql } from 'drizzle-orm'
import { inLanguage } from '../../platform/database/localized.ts'
import { registrationPeriods } from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/platform.ts'

/** Each period beside the time at which it was read, so that "open now" costs no second query. */
export const findPeriods = ({ database, clock }: Platform, language: Language) =>
  database.read((db) =>
    db
      .select({
        ...getTableColumns(registrationPeriods),
        expectedAnswers: inLanguage(registrationPeriods.expectedAnswers, language),
        now: sql`${clock.now()}`.mapWith(registrationPeriods.opensAt),
      })
      .from(registrationPeriods)
      .orderBy(desc(registrationPeriods.opensAt), desc(registrationPeriods.id)),
  )
