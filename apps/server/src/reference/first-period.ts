import { eligibilityRuleCodes } from '@milgo/domain/eligibility/codes'
import type { Period } from '@milgo/domain/period/period'
import { periodDatesFrom } from '@milgo/domain/period/period-dates'
import { defaultAwardTiers } from '@milgo/domain/score/default-award-tiers'
import { defaultScoreRules } from '@milgo/domain/score/default-score-rules'
import { defaultSecondLookRules } from '@milgo/domain/second-look/draw'
import { defaultStageTargets } from '@milgo/domain/status/stages'
import { languages } from '@milgo/messages/languages'
import type { Localized } from '@milgo/messages/localized'
import { monthText } from '@milgo/messages/month-text'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { registrationPeriods, settings } from '../store/schema.ts'
import { starterReasons } from './starter-reasons.ts'

const code = '2025'

const everyRule = Object.fromEntries(
  eligibilityRuleCodes.map((rule) => [rule, true]),
) as Period['eligibilityRules']

/** Returns the first period: open from now on, with dates counted from now (ADR 0006). The office replaces them. */
const firstPeriod = (opens: Date) => {
  const dates = periodDatesFrom(opens)
  return {
    code,
    ...dates,
    isOpen: true,
    isAppealsOpen: true,
    appealDays: 14,
    expectedAnswers: expectedIn(dates.answersBy),
    correctionDays: 10,
    ceilings: { otherScholarship: 8_400 },
    eligibilityRules: everyRule,
    scoreRules: { version: `${code}-1`, ...defaultScoreRules },
    awardTiers: defaultAwardTiers,
    budget: null,
    secondLook: defaultSecondLookRules,
    draftRetentionDays: 365,
    reasons: starterReasons,
    stageTargets: defaultStageTargets,
    daysOff: [],
  } satisfies Period
}

const expectedIn = (day: string): Localized =>
  Object.fromEntries(languages.map((language) => [language, monthText(language, day)])) as Localized

export const loadFirstPeriod = async (tx: Queryable): Promise<void> => {
  const { rows } = await tx.execute<{ now: string }>(
    sql`select to_json(date_trunc('milliseconds', now())) #>> '{}' as now`,
  )
  const { from, to, appealsFrom, appealsTo, ageDate, ...values } = firstPeriod(new Date(rows[0]?.now ?? ''))
  await tx.insert(registrationPeriods).values({
    ...values,
    opensAt: new Date(from),
    closesAt: new Date(to),
    ageDate: new Date(ageDate),
    appealsFrom: new Date(appealsFrom),
    appealsTo: new Date(appealsTo),
  })
  await tx.insert(settings).values({ key: 'REGISTER_PERIOD', value: code })
}
