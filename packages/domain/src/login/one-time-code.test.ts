import { expect, it } from 'vitest'
import { findOneTimeCodeFault, isOneTimeCode } from './one-time-code.ts'

it.each([
  ['12345', false],
  ['123456', true],
  ['000000', true],
  ['1234567', false],
  ['12345a', false],
  [' 123456', false],
  ['', false],
])('one-time code %j is %s', (value, expected) => {
  expect(isOneTimeCode(value)).toBe(expected)
  const fault = { code: 'OTP_LENGTH', params: { length: 6 } }
  expect(findOneTimeCodeFault(value)).toEqual(expected ? undefined : fault)
})
