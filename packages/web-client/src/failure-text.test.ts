import { callFailures } from '@milgo/messages/en/call-failures'
import { errors } from '@milgo/messages/en/errors'
import { expect, it } from 'vitest'
import { CallFailed } from './call-failed.ts'
import { failureText } from './failure-text.ts'

const reader = { words: { errors, callFailures }, language: 'en', unexpected: 'Unexpected' } as const
const refused = (refusal: object | undefined, retryAfterSeconds?: number) =>
  new CallFailed('call', 400, { refusal: refusal && { statusCode: 400, ...refusal }, retryAfterSeconds })

it.each([
  ['no answer at all', new TypeError('Failed to fetch'), callFailures.noConnection],
  ['an answer of a proxy, not of the service', refused(undefined), 'Unexpected'],
  ['a known code', refused({ code: 'CODE_EXPIRED', message: 'x' }), errors.CODE_EXPIRED],
  ['a message without a code', refused({ message: 'The phone is not known.' }), 'The phone is not known.'],
  ['several messages without a code', refused({ message: ['One.', 'Two.'] }), 'One. Two.'],
  ['a code that this page does not know', refused({ code: 'NEWER_CODE', message: 'New.' }), 'New.'],
  [
    'a text with a placeholder',
    refused({ code: 'LIST_TOO_LONG', message: 'More than 5,000 rows.' }),
    'More than 5,000 rows.',
  ],
  ['nothing', refused({}), 'Unexpected'],
  ['an empty list', refused({ message: [] }), 'Unexpected'],
])('%s', (_what, error, expected) => {
  expect(failureText(error, reader)).toBe(expected)
})

it('returns the text for an unspecified error if the page has none of its own', () => {
  expect(failureText(refused({}), { words: reader.words, language: 'en' })).toBe(errors.UNSPECIFIED)
})

it('returns how long to wait', () => {
  expect(failureText(refused({ code: 'TOO_MANY_REQUESTS' }, 90), reader)).toContain('2')
})
