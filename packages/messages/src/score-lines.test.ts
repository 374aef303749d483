import type { ScoreLineCode, ScoreLineParams } from '@milgo/domain/score/explain'
import { expect, test } from 'vitest'
import * as arEligibility from './ar/eligibility.ts'
import * as arScore from './ar/score.ts'
import * as enEligibility from './en/eligibility.ts'
import * as enScore from './en/score.ts'
import { fill } from './fill.ts'
import * as heEligibility from './he/eligibility.ts'
import * as heScore from './he/score.ts'

const placeholdersOf = (words: string) => (words.match(/\{\w+\}/g) ?? []).toSorted()

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
