import type { ScoreLineCode, ScoreLineParams } from '@milgo/domain/score/explain'
import { describe, expect, test } from 'vitest'
import * as arAppeal from './ar/appeal.ts'
import * as arEligibility from './ar/eligibility.ts'
import * as arPeriod from './ar/period.ts'
import * as arScore from './ar/score.ts'
import * as arStatus from './ar/status.ts'
import * as arSurvey from './ar/survey.ts'
import * as enAppeal from './en/appeal.ts'
import * as enEligibility from './en/eligibility.ts'
import * as enPeriod from './en/period.ts'
import * as enScore from './en/score.ts'
import * as enStatus from './en/status.ts'
import * as enSurvey from './en/survey.ts'
import { fill } from './fill.ts'
import * as heAppeal from './he/appeal.ts'
import * as heEligibility from './he/eligibility.ts'
import * as hePeriod from './he/period.ts'
import * as heScore from './he/score.ts'
import * as heStatus from './he/status.ts'
import * as heSurvey from './he/survey.ts'

const trees = {
  he: { heAppeal, heEligibility, hePeriod, heScore, heStatus, heSurvey },
  ar: { arAppeal, arEligibility, arPeriod, arScore, arStatus, arSurvey },
  en: { enAppeal, enEligibility, enPeriod, enScore, enStatus, enSurvey },
}

/** Every word by its path, without the language in it. */
const wordsOf = (tree: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const here = `${path}.${key.replace(/^(?:he|ar|en)(?=[A-Z])/, '')}`
    return typeof value === 'string' ? [[here, value] as const] : wordsOf(Object(value), here)
  })

const placeholdersOf = (words: string) => (words.match(/\{\w+\}/g) ?? []).toSorted()

const original = new Map(wordsOf(trees.he))

test('there are words to look at', () => {
  expect(original.size).toBeGreaterThan(150)
})

describe.each(['ar', 'en'] as const)('%s', (language) => {
  const words = new Map(wordsOf(trees[language]))

  test('has every word of the Hebrew original, and none besides', () => {
    expect([...words.keys()]).toEqual([...original.keys()])
  })

  test('has the same placeholders', () => {
    for (const [key, hebrew] of original)
      expect([key, placeholdersOf(words.get(key) ?? '')]).toEqual([key, placeholdersOf(hebrew)])
  })
})

const scripts = { he: /\p{Script=Hebrew}/u, ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u }

test.each(['he', 'ar', 'en'] as const)('%s speaks its own language, and says something', (language) => {
  for (const [key, words] of wordsOf(trees[language])) {
    expect([key, words.trim()]).toEqual([key, words])
    expect([key, scripts[language].test(words)]).toEqual([key, true])
    if (language !== 'he') expect([key, scripts.he.test(words)]).toEqual([key, false])
  }
})

/** The figures of each explanation line, complete by the compiler. */
const figures: { readonly [Code in ScoreLineCode]: ScoreLineParams[Code] } = {
  INCOME_UP_TO: { income: 1, upTo: 2 },
  INCOME_ABOVE: { income: 1, above: 2 },
  INCOME_UNKNOWN: {},
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

test.each(Object.keys(figures) as ScoreLineCode[])('%s says all of its figures and no others', (code) => {
  for (const { scoreLines } of [heScore, arScore, enScore]) {
    expect(fill(scoreLines[code], figures[code])).not.toMatch(/[{}]/)
    expect(placeholdersOf(scoreLines[code])).toEqual(
      Object.keys(figures[code])
        .map((name) => `{${name}}`)
        .toSorted(),
    )
  }
})

test('the refused amount names the ceiling', () => {
  for (const { eligibilityRefusals } of [heEligibility, arEligibility, enEligibility])
    expect(fill(eligibilityRefusals.SCHOLARSHIP_AMOUNT, { ceiling: '8,400' })).toContain('8,400')
})
