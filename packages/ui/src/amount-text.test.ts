import { describe, expect, it } from 'vitest'
import { amountAfter, amountText } from './amount-text.ts'

describe('a sum of money', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['007', '7'],
    ['840', '840'],
    ['8400', '8,400'],
    ['123456', '123,456'],
    ['1234567', '1,234,567'],
    // A text that is no whole sum stays as typed.
    ['-2', '-2'],
    ['8400.5', '8400.5'],
    ['12,345', '12,345'],
  ])('%s reads %s', (digits, text) => {
    expect(amountText(digits)).toBe(text)
  })

  it.each([
    ['', '8', '8'],
    ['840', '8400', '8400'],
    ['8,400', '8,4005', '84005'],
    ['8,400', '8,40', '840'],
    ['12,480', '12,4980', '124980'],
    // The last digit of 1,234 was deleted.
    ['1,234', '1,23', '123'],
    ['', '٨٤٠٠', '8400'],
    ['0', '05', '5'],
    // A sum above the allowed maximum is not cut.
    ['123,456', '123,4567', '1234567'],
    // A comma, point or other sign that the student typed is kept.
    ['', '12,345.50', '12,345.50'],
    ['', '12,345', '12,345'],
    ['8,400', '8,400.', '8,400.'],
    ['8,400.', '8,400.5', '8,400.5'],
    ['8,400', '1,5', '1,5'],
    ['', '-2', '-2'],
    ['', 'abc', 'abc'],
    ['', '12,345 ₪', '12,345 ₪'],
  ])('from %j to %j gives %j', (shown, typed, expected) => {
    expect(amountAfter(shown, typed)).toBe(expected)
  })
})
