import { expect, test } from 'vitest'
import { requestNumber } from './request-number.ts'

test.each([
  ['2025', 123, '2025-000123'],
  ['2025', 1, '2025-000001'],
  ['2026-b', 999_999, '2026-b-999999'],
  ['2025', 1_000_000, '2025-1000000'],
])('in period %s request %i is %s', (code, number, text) => {
  expect(requestNumber(code, number)).toBe(text)
})
