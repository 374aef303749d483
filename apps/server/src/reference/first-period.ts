import { EligibilityRuleCode } from '@milgo/domain/eligibility/codes'
import type { Period } from '@milgo/domain/period/period'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { registrationPeriods, settings } from '../platform/database/schema.ts'

const code = '2025'

/** The family, military and reservist tables are those of ADR 0042. */
const scoreRules: Period['scoreRules'] = {
  version: '2025-1',
  caps: { income: 45, cluster: 25, family: 13, military: 10, priority: 2, reservist: 5 },
  income: [
    { upTo: 2_100, points: 45 },
    { upTo: 2_600, points: 40 },
    { upTo: 3_000, points: 35 },
    { upTo: 3_500, points: 30 },
    { upTo: 4_000, points: 25 },
    { upTo: 4_400, points: 20 },
    { upTo: 4_900, points: 15 },
    { upTo: 5_300, points: 10 },
    { upTo: 6_000, points: 5 },
  ],
  cluster: { first: 25, perCluster: 2.5, notInIsrael: 15 },
  family: {
    children: [
      { from: 1, points: 3 },
      { from: 2, points: 4 },
      { from: 3, points: 5 },
    ],
    studentSiblings: [
      { from: 1, points: 1 },
      { from: 2, points: 2 },
      { from: 3, points: 3 },
    ],
    singleParent: 3,
    affectedParents: [
      { from: 1, points: 3 },
      { from: 2, points: 5 },
    ],
    disability: [
      { from: 20, points: 2 },
      { from: 50, points: 3 },
      { from: 75, points: 4 },
    ],
    childDisability: 1,
  },
  military: [
    { from: 1, points: 2 },
    { from: 6, points: 4 },
    { from: 12, points: 6 },
    { from: 18, points: 8 },
    { from: 24, points: 10 },
  ],
  reservist: [
    { from: 1, points: 1 },
    { from: 10, points: 2 },
    { from: 20, points: 3 },
    { from: 40, points: 4 },
    { from: 60, points: 5 },
  ],
  priority: { points: 2, peripheralityUpTo: 3 },
}

const everyRule = Object.fromEntries(
  EligibilityRuleCode.options.map((rule) => [rule, true]),
) as Period['eligibilityRules']

/** What the specifications print as the first period's values. */
const values: Omit<Period, 'from' | 'to'> = {
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
  scoreRules,
  awardTiers: [
    { from: 92, amount: 12_480 },
    { from: 76, amount: 6_240 },
    { from: 67, amount: 4_000 },
  ],
  draftRetentionDays: 365,
}

/**
 * The first period, open from the moment of installation (ADR 0006). Its closing time is a
 * placeholder that the office replaces: noon in Jerusalem, 180 days later.
 */
export const loadFirstPeriod = async (tx: Queryable): Promise<void> => {
  await tx.insert(registrationPeriods).values({
    ...values,
    appealsFrom: null,
    appealsTo: null,
    ageDate: new Date(values.ageDate),
    opensAt: sql`now()`,
    closesAt: sql`(date_trunc('day', now() at time zone 'Asia/Jerusalem') + interval '180 days 12 hours')
      at time zone 'Asia/Jerusalem'`,
  })
  await tx.insert(settings).values({ key: 'REGISTER_PERIOD', value: code })
}
