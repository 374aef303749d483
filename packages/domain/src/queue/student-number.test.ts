import { expect, it } from 'vitest'
import { readStudentNumber } from './student-number.ts'

const request = (number: number, period: string | null = null) => ({ by: 'requestNumber', period, number })
const identity = (identityNumber: string) => ({ by: 'identityNumber', identityNumber })

it.each([
  ['2025-000123', request(123, '2025')],
  ['123', request(123)],
  ['000123', request(123)],
  ['123456782', identity('123456782')],
  // As digits alone this is also the request 18.
  ['000000018', identity('000000018')],
  ['12345674', identity('012345674')],
  ['12345678-2', identity('123456782')],
  ['123 456 782', identity('123456782')],
  // Read together these digits are a valid identity number, too.
  ['25-000126', request(126, '25')],
  ['2025-120', request(120, '2025')],
  // The check digit is wrong.
  ['123456783', request(123_456_783)],
  ['0521234567', undefined],
  ['dana', undefined],
  ['', undefined],
])('%s', (typed, meant) => {
  expect(readStudentNumber(typed)).toEqual(meant)
})
