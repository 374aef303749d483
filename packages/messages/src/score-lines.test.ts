import { line, type ScoreLine, type ScoreLineCode, type ScoreLineParams } from '@milgo/domain/score/explain'
import { expect, test } from 'vitest'
import * as arEligibility from './ar/eligibility.ts'
import * as arScore from './ar/score.ts'
import * as enEligibility from './en/eligibility.ts'
import * as enScore from './en/score.ts'
import { fill } from './fill.ts'
import * as heEligibility from './he/eligibility.ts'
import * as heScore from './he/score.ts'
import type { Language } from './languages.ts'
import { scoreLineText } from './score-line-text.ts'

const placeholdersOf = (words: string) => (words.match(/\{\w+\}/g) ?? []).toSorted()

/** The figures of each explanation line; the compiler checks that all are there. */
const figures: { readonly [Code in ScoreLineCode]: ScoreLineParams[Code] } = {
  INCOME_UP_TO: { income: 1, upTo: 2 },
  INCOME_ABOVE: { income: 1, above: 2 },
  INCOME_UNKNOWN: {},
  INCOME_MISSING: {},
  CLUSTER: { cluster: 1 },
  CLUSTER_NOT_IN_ISRAEL: {},
  CLUSTER_UNKNOWN: {},
  CHILDREN: { count: 1, from: 2 },
  STUDENT_SIBLINGS: { count: 1, from: 2 },
  SINGLE_PARENT: {},
  AFFECTED_PARENTS: { count: 1, from: 2 },
  DISABILITY: { percent: 1, from: 2 },
  CHILD_DISABILITY: {},
  FAMILY_NOTHING: {},
  MILITARY_MONTHS: { months: 1, from: 2 },
  MILITARY_NOTHING: { months: 1 },
  RESERVIST_DAYS: { days: 1, from: 2 },
  RESERVIST_NOTHING: { days: 1 },
  PRIORITY_LISTED: {},
  PRIORITY_NOT_LISTED: {},
  PRIORITY_PERIPHERAL: { cluster: 1, upTo: 2 },
  PRIORITY_NOT_PERIPHERAL: { cluster: 1, upTo: 2 },
  PRIORITY_UNKNOWN: {},
  CAP: { cap: 1 },
}

test.each(Object.keys(figures) as ScoreLineCode[])('%s contains all of its figures and no others', (code) => {
  for (const [language, { scoreLines }] of Object.entries({ he: heScore, ar: arScore, en: enScore })) {
    const explained = { code, params: figures[code], points: 0 } as ScoreLine
    expect(scoreLineText(explained, scoreLines, language as Language)).not.toMatch(/[{}]/)
    const words = scoreLines[code]
    expect(placeholdersOf(typeof words === 'string' ? words : words.other)).toEqual(
      Object.keys(figures[code])
        .map((name) => `{${name}}`)
        .toSorted(),
    )
  }
})

test.each([
  ['he', 1, 'חודש שירות אחד'],
  ['he', 2, 'שני חודשי שירות'],
  ['he', 30, '30 חודשי שירות'],
  ['ar', 0, 'بدون أشهر خدمة'],
  ['ar', 2, 'شهرا خدمة'],
  ['ar', 3, '3 أشهر خدمة'],
  ['ar', 11, '11 شهر خدمة'],
  ['en', 1, 'One month of service'],
  ['en', 0, '0 months of service'],
] as const)('in %s %d has the right plural form', (language, months, expected) => {
  const { scoreLines } = { he: heScore, ar: arScore, en: enScore }[language]
  expect(scoreLineText(line('MILITARY_NOTHING', { months }, 0), scoreLines, language)).toBe(expected)
})

test.each([
  [heScore.scoreLines, 'he'],
  [arScore.scoreLines, 'ar'],
  [enScore.scoreLines, 'en'],
] as const)('sums of money are written in groups of three', (words, language) => {
  const text = scoreLineText(line('INCOME_UP_TO', { income: 1880.5, upTo: 2100 }, 45), words, language)
  expect(text).toContain('1,880.5')
  expect(text).toContain('2,100')
})

test.each([
  [heScore, 'he', '\u2066₪1,880.5\u2069', '1,880.5 ש״ח'],
  [arScore, 'ar', '\u2066₪1,880.5\u2069', '1,880.5 شيكل'],
  [enScore, 'en', '₪1,880.5', 'NIS 1,880.5'],
] as const)(
  'sums have the shekel sign, but in letters the words that were sent',
  (words, language, shown, printed) => {
    const income = line('INCOME_UP_TO', { income: 1880.5, upTo: 2100 }, 45)
    expect(scoreLineText(income, words.scoreLines, language)).toContain(shown)
    expect(scoreLineText(income, words.letterScoreLines, language)).toContain(printed)
  },
)

test('days of reserve duty have plural forms too', () => {
  const days = (count: number) =>
    scoreLineText(line('RESERVIST_DAYS', { days: count, from: 1 }, 1), heScore.scoreLines, 'he')
  expect(days(1)).toBe('יום מילואים אחד (מדרגה של 1 ומעלה)')
  expect(days(20)).toBe('20 ימי מילואים (מדרגה של 1 ומעלה)')
})

test('the refusal of an amount contains the ceiling', () => {
  for (const { eligibilityRefusals } of [heEligibility, arEligibility, enEligibility])
    expect(fill(eligibilityRefusals.SCHOLARSHIP_AMOUNT, { ceiling: '8,400' })).toContain('8,400')
})
