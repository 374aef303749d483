import { eligibilityRuleCodes } from '@milgo/domain/eligibility/codes'
import type { Period } from '@milgo/domain/period/period'
import { defaultAwardTiers } from '@milgo/domain/score/default-award-tiers'
import { defaultScoreRules } from '@milgo/domain/score/default-score-rules'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { registrationPeriods, settings } from '../platform/database/schema.ts'

const code = '2025'

const everyRule = Object.fromEntries(
  eligibilityRuleCodes.map((rule) => [rule, true]),
) as Period['eligibilityRules']

/** What the specifications print as the first period's values. */
export const firstPeriod = {
  code,
  isOpen: true,
  appealsFrom: null,
  appealsTo: null,
  isAppealsOpen: false,
  ageDate: '2024-12-15T10:00:00.000Z',
  reserveWindow: { from: '2023-12-02', to: '2024-12-15' },
  expectedAnswers: { he: 'יוני 2025', ar: 'حزيران 2025', en: 'June 2025' },
  correctionDays: 10,
  ceilings: { otherScholarship: 8_400 },
  eligibilityRules: everyRule,
  scoreRules: { version: '2025-1', ...defaultScoreRules },
  awardTiers: defaultAwardTiers,
  draftRetentionDays: 365,
} as const satisfies Omit<Period, 'from' | 'to'>

/**
 * The first period, open from the moment of installation (ADR 0006). Its closing time is a
 * placeholder that the office replaces: noon in Jerusalem, 180 days later.
 */
export const loadFirstPeriod = async (tx: Queryable): Promise<void> => {
  await tx.insert(registrationPeriods).values({
    ...firstPeriod,
    appealsFrom: null,
    appealsTo: null,
    ageDate: new Date(firstPeriod.ageDate),
    opensAt: sql`now()`,
    closesAt: sql`(date_trunc('day', now() at time zone 'Asia/Jerusalem') + interval '180 days 12 hours')
      at time zone 'Asia/Jerusalem'`,
  })
  await tx.insert(settings).values({ key: 'REGISTER_PERIOD', value: code })
}
