import { describe, expect, it } from 'vitest'
import { amountDigits, amountText } from './amount-text.ts'

describe('a sum of money', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['007', '7'],
    ['840', '840'],
    ['8400', '8,400'],
    ['123456', '123,456'],
    ['1234567', '1,234,567'],
  ])('%s reads %s', (digits, text) => {
    expect(amountText(digits)).toBe(text)
  })

  it.each([
    ['12,345 ₪', '12345'],
    ['₪12,345', '12345'],
    ['12,345.50 ₪', '12345'],
    ['1,234.5', '1234'],
    ['12.345', '12345'],
    ['١٢٬٣٤٥٫٥٠', '12345'],
    ['\u200f12,345\u00a0₪', '12345'],
    // What is left of 1,234 when its last digit goes.
    ['1,23', '123'],
    ['0', '0'],
    ['0012', '12'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('%s holds %s', (text, digits) => {
    expect(amountDigits(text, 6)).toBe(digits)
  })
})
