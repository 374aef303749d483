import { expect, test } from 'vitest'
import { monthText } from './month-text.ts'

test.each([
  ['he', '2027-06-30', 'יוני 2027'],
  ['ar', '2027-06-30', 'حزيران 2027'],
  ['en', '2027-06-30', 'June 2027'],
  ['ar', '2027-01-01', 'كانون الثاني 2027'],
] as const)('in %s %s lies in %s', (language, day, text) => {
  expect(monthText(language, day)).toBe(text)
})
