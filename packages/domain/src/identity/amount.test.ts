import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findAmount, findAmountDigits, showAmount } from './amount.ts'

describe('amount', () => {
  it.each([
    ['0', '0', 0],
    ['000', '0', 0],
    ['0,008,400', '8,400', 8400],
    ['999', '999', 999],
    ['1000', '1,000', 1000],
    ['8400', '8,400', 8400],
    ['8,400', '8,400', 8400],
    ['123456', '123,456', 123456],
    ['1,234,567', '1,234,567', 1234567],
    ['1 234 567', '1,234,567', 1234567],
    ['1\u00a0234', '1,234', 1234],
    [' 8,400 ', '8,400', 8400],
    ['₪100', '100', 100],
    ['100₪', '100', 100],
    ['12,345.00 ₪', '12,345', 12345],
    ['٨٤٠٠', '8,400', 8400],
  ])('%j is shown as %j and counts %d', (value, shown, number) => {
    expect(findAmountDigits(value)).toBe(String(number))
    expect(showAmount(value)).toBe(shown)
    expect(findAmount(value)).toBe(number)
  })

  it.each([
    ...['', ' ', '-1', '12.5', 'abc', '1e3', '12,345.50', '8400.5', '8,400.0.0', '$100'],
    // A separator separates groups of three digits, and all separators must be the same.
    ...[',,1,2 3,', ',', ',400', '8,40', '8,4000', '8400,', '8,,400', '8400,000', '1,234 567', '1 234,567'],
  ])('%j is not an amount and is not changed', (value) => {
    expect(findAmountDigits(value)).toBeUndefined()
    expect(showAmount(value)).toBe(value)
    expect(findAmount(value)).toBeUndefined()
  })

  it('is read back from its text with separators', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(findAmountDigits(showAmount(String(number)))).toBe(String(number))
        expect(showAmount(String(number))).toBe(number.toLocaleString('en-US'))
      }),
      { numRuns: 1_000 },
    )
  })
})
