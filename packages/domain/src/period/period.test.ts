import { describe, expect, test } from 'vitest'
import { examplePeriod } from './example-period.fixture.ts'
import { Period } from './period.ts'

const errorsOf = (change: object): readonly string[] => {
  const parsed = Period.safeParse({ ...examplePeriod, ...change })
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
}

test('the first period is valid, and can be stored as JSON unchanged', () => {
  expect(Period.parse(JSON.parse(JSON.stringify(examplePeriod)))).toEqual(examplePeriod)
})

describe('a period is refused when', () => {
  test.each([
    ['it closes when it opens', { to: examplePeriod.from }, 'to PERIOD_ORDER'],
    ['it closes before it opens', { to: '2024-10-27T05:59:59Z' }, 'to PERIOD_ORDER'],
    ['appeals close when they open', { appealsTo: examplePeriod.appealsFrom }, 'appealsTo APPEALS_ORDER'],
    ['answers are expected before it closes', { answersBy: '2024-12-14' }, 'answersBy ANSWERS_ORDER'],
    [
      'the reserve window runs backwards',
      { reserveWindow: { from: '2024-12-16', to: '2024-12-15' } },
      'reserveWindow.to WINDOW_ORDER',
    ],
  ])('%s', (_name, change, error) => {
    expect(errorsOf(change)).toEqual([error])
  })

  test.each([
    ['no code', { code: '' }],
    ['a code of 21 characters', { code: 'x'.repeat(21) }],
    ['no correction days', { correctionDays: 0 }],
    ['366 correction days', { correctionDays: 366 }],
    ['half a correction day', { correctionDays: 1.5 }],
    ['no appeal days', { appealDays: 0 }],
    ['366 appeal days', { appealDays: 366 }],
    ['an answer by a day that does not exist', { answersBy: '2025-06-31' }],
    ['a time without its zone', { from: '2024-10-27T06:00:00' }],
    ['a day that does not exist', { reserveWindow: { from: '2023-02-29', to: '2024-12-15' } }],
    ['a negative ceiling', { ceilings: { otherScholarship: -1 } }],
    ['a negative retention', { draftRetentionDays: -1 }],
    ['a rule without its switch', { eligibilityRules: { DESERTER: true } }],
    ['a switch of an unknown rule', { eligibilityRules: { ...examplePeriod.eligibilityRules, AGE: true } }],
    ['a text lacking a language', { expectedAnswers: { he: 'יוני', en: 'June' } }],
  ])('it has %s', (_name, change) => {
    expect(errorsOf(change)).not.toEqual([])
  })
})

describe('a period is accepted when', () => {
  test.each([
    ['appeals have no times yet', { appealsFrom: null, appealsTo: null }],
    ['only the end of appeals is set', { appealsFrom: null }],
    ['only the start of appeals is set', { appealsTo: null }],
    ['the reserve window is one day', { reserveWindow: { from: '2024-12-15', to: '2024-12-15' } }],
    ['the code has 1 character', { code: 'x' }],
    ['the code has 20 characters', { code: 'x'.repeat(20) }],
    ['there is 1 correction day', { correctionDays: 1 }],
    ['there are 1 or 365 appeal days', { appealDays: 365 }],
    ['answers are expected on the day it closes', { answersBy: '2024-12-15' }],
    ['nobody has said by when answers are expected', { answersBy: null }],
    ['there are 365 correction days', { correctionDays: 365 }],
    ['no other scholarship is allowed', { ceilings: { otherScholarship: 0 } }],
    ['drafts go at once', { draftRetentionDays: 0 }],
    ['it opens one millisecond before it closes', { to: '2024-10-27T06:00:00.001Z' }],
    ['there are no award tiers', { awardTiers: [] }],
  ])('%s', (_name, change) => {
    expect(errorsOf(change)).toEqual([])
  })
})
