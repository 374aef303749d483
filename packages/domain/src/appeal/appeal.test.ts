import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppealType, appealLimits, appealNumber, appealPageOf } from './appeal.ts'
import { appealPayload, findAppealDocuments, readAppeal } from './appeal-payload.ts'
import { appeal, appealFilesIn } from './questions.ts'

const own = (count: number) => Array.from({ length: count }, (_, index) => `file-${index}`)
const sent = { details: 'grounds', documents: '[]', type: 'RESULT_APPEAL' }
const codes = (payload: object, context = {}) =>
  readAppeal({ ...sent, ...payload }, context).issues.map(
    ({ wire, code, index }) => `${wire} ${code}${index === undefined ? '' : ` ${index}`}`,
  )

test('each type has its own page', () => {
  expect(AppealType.options.map((type) => appealPageOf[type])).toEqual([
    '/personal-area-appeal',
    '/personal-area-status-change-appeal',
  ])
})

test("the appeal's number contains that of the request", () => {
  expect(appealNumber('2025-000123')).toBe('2025-000123-A')
})

test('the wire names include those of the specification', () => {
  expect(appeal.questions.map(({ wire }) => wire)).toEqual(expect.arrayContaining(['details', 'documents']))
  expect(Object.keys(appealPayload('RESULT_APPEAL', { grounds: ['OTHER'], details: 'x' })).sort()).toEqual([
    'details',
    'documents',
    'grounds',
    'type',
  ])
})

describe('an appeal is refused', () => {
  test.each([
    ['without grounds', { details: '' }, ['details FIELD_REQUIRED']],
    ['with blank grounds', { details: ' \n ' }, ['details FIELD_REQUIRED']],
    ['with nothing but a direction mark', { details: ' \u200f\n\u200e' }, ['details FIELD_REQUIRED']],
    ['not with a short text', { details: 'x' }, []],
    ['never with 2,000 characters', { details: 'x'.repeat(2_000), documents: JSON.stringify(own(10)) }, []],
    [
      'never for what is invisible',
      { details: `\u202b ${'x'.repeat(999)}\r\n${'x'.repeat(1_000)}\u202c \n` },
      [],
    ],
    ['with 2,001 characters', { details: 'x'.repeat(appealLimits.details + 1) }, ['details MAX_LENGTH']],
    ['with details that are no text', { details: 5 }, ['details WRONG_TYPE']],
    ['with 11 documents', { documents: JSON.stringify(own(11)) }, ['documents TOO_MANY']],
    ['with documents that are no JSON text', { documents: 'file-1' }, ['documents WRONG_TYPE']],
    ['with documents as a list', { documents: ['file-1'] }, ['documents WRONG_TYPE']],
    ['with an unknown type', { type: 'OTHER' }, ['type UNKNOWN_OPTION']],
    ['with an unknown ground', { grounds: ['luck'] }, ['grounds UNKNOWN_OPTION']],
    ['with no ground', { grounds: [] }, ['grounds SELECT_AT_LEAST_ONE']],
    ['with a household of nobody', { grounds: ['income'], claimed_persons: '0' }, ['claimed_persons RANGE']],
    ['never for a figure that is not disputed', { grounds: ['OTHER'], claimed_persons: '0' }, []],
  ])('%s', (_name, payload, expected) => {
    expect(codes(payload)).toEqual(expected)
  })

  test('with a file that was not uploaded for an appeal', () => {
    const hasFile = (name: string, document: string | undefined) =>
      name === 'file-0' && document === 'appeal_documents'
    expect(codes({ documents: JSON.stringify(own(2)) }, { hasFile })).toEqual(['documents UNKNOWN_FILE 1'])
  })
})

describe('reading an appeal', () => {
  test('without grounds gives OTHER, and without a type PERSONAL_PARAMETER_CHANGE', () => {
    const { type, answers, issues } = readAppeal({ details: 'grounds', documents: '[]' }, {})
    expect({ type, answers, issues }).toEqual({
      type: 'PERSONAL_PARAMETER_CHANGE',
      answers: { grounds: ['OTHER'], details: 'grounds' },
      issues: [],
    })
  })

  test('keeps the lines of the details apart, and removes direction marks', () => {
    const { answers } = readAppeal({ details: '\u200ffirst\u200e \r\n\n second\t', documents: '' }, {})
    expect(answers['details']).toBe('first\n\nsecond')
  })

  test('returns what a page has sent', () => {
    const answers = {
      grounds: ['income', 'reservist'],
      claimedIncome: '8200',
      claimedReserveDays: '12',
      details: 'one\ntwo',
      documents: ['a', 'b'],
    } as const
    const read = readAppeal(appealPayload('RESULT_APPEAL', answers), {})
    expect(read).toEqual({ type: 'RESULT_APPEAL', answers, issues: [] })
    expect(appealFilesIn(read.answers)).toEqual(['a', 'b'])
  })
})

describe('the documents text', () => {
  test.each([
    ['[]', []],
    ['["a"]', ['a']],
    ['[{"file_name":"a","original_file_name":"A.pdf"},"b"]', ['a', 'b']],
    ['{"file_name":"a"}', undefined],
    ['[1]', undefined],
    ['[{"name":"a"}]', undefined],
    ['', undefined],
    ['not JSON', undefined],
  ])('%s', (text, expected) => {
    expect(findAppealDocuments(text)).toEqual(expected)
  })

  test('no text throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = findAppealDocuments(text)
        expect(found === undefined || Array.isArray(found)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  test('no payload throws', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(sent), 'grounds'), fc.anything()),
        (payload) => {
          expect(Array.isArray(readAppeal(payload, {}).issues)).toBe(true)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
