import { expect, test } from 'vitest'
import { findRequestNumber, requestNumber } from './request-number.ts'

test.each([
  ['2025', 123, '2025-000123'],
  ['2025', 1, '2025-000001'],
  ['2026-b', 999_999, '2026-b-999999'],
  ['2025', 1_000_000, '2025-1000000'],
])('in period %s request %i is %s', (code, number, text) => {
  expect(requestNumber(code, number)).toBe(text)
})

test.each([
  ['2025-000123', { period: '2025', number: 123 }],
  [' 2026-b-999999 ', { period: '2026-b', number: 999_999 }],
  ['٢٠٢٥-٠٠٠١٢٣', { period: '2025', number: 123 }],
  ['123', { period: null, number: 123 }],
  ['', undefined],
  ['abc', undefined],
  ['2025-', undefined],
  ['-123', undefined],
  ['<b>-1', undefined],
  ['שלום-7', undefined],
  ['2025 -000123', undefined],
  ['2025.1-000123', undefined],
  ['2025-12\n3', undefined],
  [`${'x'.repeat(21)}-1`, undefined],
  ['1'.repeat(10), undefined],
])('%j is read as %j', (typed, number) => {
  expect(findRequestNumber(typed)).toEqual(number)
})
