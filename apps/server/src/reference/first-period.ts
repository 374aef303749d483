import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { registrationPeriods, settings } from '../platform/database/schema.ts'

const code = '2025'

/**
 * The first period, open from the moment of installation (decisions, section 5). Its closing time is a
 * placeholder that the office replaces: noon in Jerusalem, 180 days later.
 */
export const loadFirstPeriod = async (tx: Queryable): Promise<void> => {
  await tx.insert(registrationPeriods).values({
    code,
    opensAt: sql`now()`,
    closesAt: sql`(date_trunc('day', now() at time zone 'Asia/Jerusalem') + interval '180 days 12 hours')
      at time zone 'Asia/Jerusalem'`,
    isOpen: true,
    isAppealsOpen: false,
    correctionDays: 10,
    expectedAnswers: { he: 'יוני 2025', ar: 'حزيران 2025', en: 'June 2025' },
  })
  await tx.insert(settings).values({ key: 'REGISTER_PERIOD', value: code })
}
