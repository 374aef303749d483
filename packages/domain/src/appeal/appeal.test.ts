import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppealType, appealIssues, appealLimits, appealPageOf } from './appeal.ts'
import {
  AppealCreation,
  AppealUpdate,
  appealCreation,
  appealUpdate,
  findAppealDocuments,
  StoredAppeal,
} from './appeal-payload.ts'

const documents = (count: number) => Array.from({ length: count }, (_, index) => `file-${index}`)

test('each type has its own page', () => {
  expect(AppealType.options.map((type) => appealPageOf[type])).toEqual([
    '/personal-area-appeal',
    '/personal-area-status-change-appeal',
  ])
})

describe('an appeal is refused', () => {
  const required = { questionId: 'details', wire: 'details', code: 'FIELD_REQUIRED' }
  test.each([
    ['without grounds', '', 0, [required]],
    ['with blank grounds', ' \n ', 0, [required]],
    ['with nothing but a direction mark', ' \u200f\n\u200e', 0, [required]],
    ['never with a word', 'x', 0, []],
    ['never with 2,000 characters', 'x'.repeat(2_000), 10, []],
    ['never for what is invisible', `\u202b ${'x'.repeat(999)}\r\n${'x'.repeat(1_000)}\u202c \n`, 0, []],
    [
      'with 2,001 characters',
      'x'.repeat(2_001),
      0,
      [{ questionId: 'details', wire: 'details', code: 'MAX_LENGTH', params: { max: appealLimits.details } }],
    ],
    [
      'with 11 documents',
      'x',
      11,
      [{ questionId: 'documents', wire: 'documents', code: 'TOO_MANY', params: { max: 10 } }],
    ],
  ])('%s', (_name, details, count, issues) => {
    expect(appealIssues({ details, documents: documents(count) })).toEqual(issues)
  })
})

test('its names on the wire are those of the specification', () => {
  expect(Object.keys(StoredAppeal.shape).sort().join(', ')).toBe(
    'details, documents, return_comment, type, user_request_id',
  )
  const sent = appealCreation(17, { details: 'grounds', documents: [], appealType: 'RESULT_APPEAL' })
  expect(StoredAppeal.safeParse({ ...sent, return_comment: null }).success).toBe(true)
  expect(StoredAppeal.safeParse({ ...sent, return_comment: 'which month?' }).success).toBe(true)
  expect(StoredAppeal.safeParse(sent).success).toBe(false)
})

describe('the payload', () => {
  const draft = { details: 'grounds', documents: ['a', 'b'], appealType: 'RESULT_APPEAL' } as const

  test('of a new appeal', () => {
    const payload = appealCreation('17', draft)
    expect(payload).toEqual({
      user_request_id: '17',
      details: 'grounds',
      documents: '["a","b"]',
      type: 'RESULT_APPEAL',
    })
    expect(AppealCreation.parse(payload)).toEqual(payload)
    expect(AppealCreation.safeParse({ ...payload, user_request_id: 17 }).success).toBe(true)
    expect(AppealCreation.safeParse({ ...payload, user_request_id: null }).success).toBe(false)
    expect(AppealCreation.safeParse({ ...payload, type: undefined }).success).toBe(false)
  })

  test('of an update that does not say its type', () => {
    const payload = appealUpdate({ details: 'grounds', documents: [] })
    expect(payload).toEqual({ details: 'grounds', documents: '[]', type: 'PERSONAL_PARAMETER_CHANGE' })
    expect(AppealUpdate.parse(payload)).toEqual(payload)
    const { type: _, ...unsaid } = payload
    expect(AppealUpdate.parse(unsaid)).toEqual(payload)
    expect(AppealUpdate.safeParse({ ...payload, type: 'OTHER' }).success).toBe(false)
  })

  test('of grounds in several lines, without the marks that came along', () => {
    const details = '\u200ffirst\u200e \r\n\n second\t'
    expect(appealUpdate({ details, documents: [] }).details).toBe('first\n\nsecond')
    expect(AppealUpdate.parse({ details, documents: '[]' }).details).toBe('first\n\nsecond')
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

  test('there and back again', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        expect(findAppealDocuments(appealUpdate({ details: '', documents: names }).documents)).toEqual(names)
      }),
      { numRuns: 1_000 },
    )
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
})
