import { describe, expect, test } from 'vitest'
import { findLetterFaults, type LetterFault, type LetterTruth } from './find-letter-faults.ts'
import { exampleLetter, examplePrinted, exampleTruth } from './letter.fixture.ts'
import { LetterValues, letterNumberText } from './letter-values.ts'
import type { PrintedLetter } from './printed-letter.ts'

const faultsOf = (
  change: {
    readonly values?: Partial<LetterValues>
    readonly printed?: Partial<PrintedLetter>
    readonly truth?: Partial<LetterTruth>
  } = {},
) =>
  findLetterFaults({ ...exampleLetter, ...change.values }, { ...examplePrinted, ...change.printed }, 'he', {
    ...exampleTruth,
    ...change.truth,
  })

const { score } = exampleLetter
const { score: table } = examplePrinted
if (score === null || table === null) throw new Error('the example has a score')

test('a correct letter has no fault', () => {
  expect(faultsOf()).toEqual([])
})

test('the values of a letter can be stored as JSON and read back', () => {
  expect(LetterValues.parse(JSON.parse(JSON.stringify(exampleLetter)))).toEqual(exampleLetter)
})

test("the number of a letter contains the request's number and its own", () => {
  expect(letterNumberText({ requestNumber: '2025-000123', letterNumber: 2 })).toBe('2025-000123/2')
})

describe('a fault is found:', () => {
  const cases: readonly [string, LetterFault, Parameters<typeof faultsOf>[0]][] = [
    ['the name of another', 'NAME', { truth: { name: 'דנה לוי' } }],
    ['no name', 'NAME', { truth: { name: '' } }],
    ['another name on paper', 'NAME', { printed: { name: '\u2068דנה לוי\u2069' } }],
    ['digits of another', 'DIGITS', { truth: { identityNumber: '123456783' } }],
    ['the whole identity number', 'DIGITS', { printed: { identity: 'תעודת זהות 123456782' } }],
    ['the number of another request', 'NUMBER', { truth: { requestNumber: '2025-000124' } }],
    ['the request number is not printed', 'NUMBER', { printed: { details: [] } }],
    ['an award beside the tier', 'AMOUNT', { truth: { award: 4_000 } }],
    ['tiers that moved', 'AMOUNT', { truth: { tiers: [{ from: 78, amount: 6_240 }] } }],
    [
      'another sum on paper',
      'AMOUNT',
      { printed: { decision: { ...examplePrinted.decision, amount: '₪6,420' } } },
    ],
    ['no sum on paper', 'AMOUNT', { printed: { decision: { ...examplePrinted.decision, amount: null } } }],
    ['a total that is none of the score', 'PARTS', { truth: { total: 78 } }],
    [
      'parts that do not sum up',
      'PARTS',
      { values: { score: { ...score, components: score.components.slice(1) } } },
    ],
    ['a row that is not printed', 'PARTS', { printed: { score: { ...table, rows: table.rows.slice(1) } } }],
    ['a score without a table', 'PARTS', { printed: { score: null } }],
    ['another language', 'LANGUAGE', { printed: { subject: 'Re: a scholarship' } }],
    ['Arabic among the Hebrew', 'LANGUAGE', { printed: { closing: 'בברכה, مع التحيات' } }],
    ['the wrong direction', 'LANGUAGE', { printed: { direction: 'ltr' } }],
    ['an empty block', 'EMPTY', { printed: { information: { title: 'לידיעתכם', paragraphs: [] } } }],
    ['a blank paragraph', 'EMPTY', { printed: { greeting: '\u2068\u2069 ' } }],
    ['a placeholder that nothing filled', 'EMPTY', { printed: { contact: 'לשאלות: {email}' } }],
    ['another appeal date', 'APPEAL_DATE', { truth: { appealUntil: new Date('2025-07-01T21:00:00Z') } }],
    ['no word of the appeal', 'APPEAL_DATE', { printed: { appeal: null } }],
  ]
  test.each(cases)('%s (%s)', (_name, fault, change) => {
    expect(faultsOf(change)).toContain(fault)
  })
})

test('an appeal with a lower score keeps the first award', () => {
  const values = { kind: 'APPEAL_GRANTED', award: 12_480, previousAward: 12_480, appealUntil: null } as const
  const printed = { appeal: null, decision: { ...examplePrinted.decision, amount: '₪12,480' } }
  const truth = { award: 12_480, leastAward: 12_480, appealUntil: null }
  expect(faultsOf({ values, printed, truth })).toEqual([])
  expect(faultsOf({ values, printed, truth: { ...truth, leastAward: 0 } })).toEqual(['AMOUNT'])
})
