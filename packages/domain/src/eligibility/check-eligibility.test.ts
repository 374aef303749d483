import { describe, expect, test } from 'vitest'
import { examplePeriod } from '../period/example-period.fixture.ts'
import { eligibleAnswers } from './answers.fixture.ts'
import {
  type EligibilityContext,
  findEligibilityAnswer,
  findEligibilityRefusals,
} from './check-eligibility.ts'
import { type EligibilityRuleCode, eligibilityRuleCodes } from './codes.ts'
import type { EligibilityAnswers } from './questions.ts'

const open: EligibilityContext = {
  now: new Date('2024-12-01T12:00:00Z'),
  period: examplePeriod,
  isUserKnown: false,
}

const codesOf = (change: Partial<EligibilityAnswers>, context: Partial<EligibilityContext> = {}) =>
  findEligibilityRefusals({ ...eligibleAnswers, ...change }, { ...open, ...context }).map(({ code }) => code)

const amount = (receivedScholarshipAmount: string): Partial<EligibilityAnswers> => ({
  receivedScholarship: true,
  receivedScholarshipName: 'Fund',
  receivedScholarshipAmount,
})

test('an applicant whom no rule refuses', () => {
  expect(codesOf({})).toEqual([])
})

describe('each rule', () => {
  test.each<[Partial<EligibilityAnswers>, readonly EligibilityRuleCode[]]>([
    [{ residencyStatus: 'NONE' }, ['NOT_RESIDENT']],
    [{ residencyStatus: 'RESIDENT' }, []],
    [{ residencyStatus: 'CITIZEN' }, []],
    [{ currentlyStudying: 'OTHER' }, ['NOT_STUDYING']],
    [{ currentlyStudying: 'MAHAT' }, []],
    [{ currentlyStudying: 'PREPARATORY', eligibleForAssistance: false }, []],
    [{ currentlyStudying: 'PREPARATORY', eligibleForAssistance: true }, []],
    [{ otherBachelor: true }, ['OTHER_BACHELOR']],
    [{ scholarships: ['MAROM'] }, ['OTHER_SCHOLARSHIP']],
    [{ scholarships: ['TENA'] }, ['OTHER_SCHOLARSHIP']],
    [{ scholarships: ['IRTIKA'] }, ['OTHER_SCHOLARSHIP']],
    [{ scholarships: ['PERACH'] }, ['OTHER_SCHOLARSHIP']],
    [{ scholarships: ['NONE', 'PERACH'] }, ['OTHER_SCHOLARSHIP']],
    [{ scholarships: [] }, []],
    [amount('8399'), []],
    [amount('8400'), []],
    [amount('8401'), ['SCHOLARSHIP_AMOUNT']],
    [amount('8,401'), ['SCHOLARSHIP_AMOUNT']],
    [amount('much'), []],
    [{ notDeserter: false }, ['DESERTER']],
    [
      { residencyStatus: 'NONE', otherBachelor: true, notDeserter: false },
      ['NOT_RESIDENT', 'OTHER_BACHELOR', 'DESERTER'],
    ],
  ])('%j', (change, expected) => {
    expect(codesOf(change)).toEqual(expected)
  })

  test('a missing declaration counts as not made', () => {
    const { notDeserter: _taken, ...rest } = eligibleAnswers
    expect(findEligibilityRefusals(rest, open)).toEqual([{ code: 'DESERTER', params: {} }])
  })

  test('missing scholarships refuse nobody here', () => {
    const { scholarships: _taken, ...rest } = eligibleAnswers
    expect(findEligibilityRefusals(rest, open)).toEqual([])
  })

  test('a received scholarship without an amount refuses nobody here', () => {
    expect(codesOf({ receivedScholarship: true })).toEqual([])
  })

  test('of the user', () => {
    expect(codesOf({}, { isUserKnown: true })).toEqual(['USER_EXIST'])
  })

  test('of the period', () => {
    expect(codesOf({}, { now: new Date(examplePeriod.to) })).toEqual(['PERIOD_CLOSED'])
  })

  test('the refusal of an amount contains the ceiling of the period', () => {
    const period = { ...examplePeriod, ceilings: { otherScholarship: 1000 } }
    expect(findEligibilityRefusals({ ...eligibleAnswers, ...amount('1001') }, { ...open, period })).toEqual([
      { code: 'SCHOLARSHIP_AMOUNT', params: { ceiling: '1,000' } },
    ])
  })
})

describe('a hidden answer refuses nobody', () => {
  test.each<[string, Partial<EligibilityAnswers>]>([
    [
      'another degree, told before the studies were changed',
      { currentlyStudying: 'MAHAT', otherBachelor: true },
    ],
    ['an amount, told before "no"', { ...amount('99999'), receivedScholarship: false }],
  ])('%s', (_name, change) => {
    expect(codesOf(change)).toEqual([])
  })
})

describe('a rule that the period has switched off refuses nobody', () => {
  const worst: Partial<EligibilityAnswers> = {
    ...amount('99999'),
    residencyStatus: 'NONE',
    otherBachelor: true,
    scholarships: ['TENA'],
    notDeserter: false,
  }
  const context = { isUserKnown: true, now: new Date(0) }

  test.each(eligibilityRuleCodes)('%s', (code) => {
    const period = {
      ...examplePeriod,
      eligibilityRules: { ...examplePeriod.eligibilityRules, [code]: false },
    }
    const all = [...codesOf(worst, context), ...codesOf({ currentlyStudying: 'OTHER' })]
    expect(all).toContain(code)
    expect(codesOf(worst, { ...context, period })).not.toContain(code)
    expect(codesOf({ ...worst, currentlyStudying: 'OTHER' }, { ...context, period })).not.toContain(code)
  })

  test.each([
    ['everything against the applicant', worst, context],
    ['no studies either', { ...worst, currentlyStudying: 'OTHER' as const }, context],
    ['only a known user', {}, { isUserKnown: true }],
    ['only a closed period', {}, { now: context.now }],
  ])('all of them off: %s', (_name, change, around) => {
    const off = Object.fromEntries(eligibilityRuleCodes.map((code) => [code, false]))
    const period = { ...examplePeriod, eligibilityRules: off as typeof examplePeriod.eligibilityRules }
    expect(codesOf(change, around)).not.toEqual([])
    expect(codesOf(change, { ...around, period })).toEqual([])
  })
})

describe('the answer of the call', () => {
  const refusal = (code: EligibilityRuleCode) => ({ code, params: {} })
  test.each([
    ['nothing', [], undefined],
    ['one refusal', [refusal('DESERTER')], { statusCode: 206, refusals: [refusal('DESERTER')] }],
    ['a known user', [refusal('USER_EXIST')], { statusCode: 203, refusals: [refusal('USER_EXIST')] }],
    [
      'a known user who is not eligible either',
      [refusal('DESERTER'), refusal('USER_EXIST')],
      { statusCode: 203, refusals: [refusal('USER_EXIST')] },
    ],
  ] as const)('%s', (_name, refusals, expected) => {
    expect(findEligibilityAnswer(refusals)).toEqual(expected)
  })
})
