import { describe, expect, it } from 'vitest'
import { amountText, caretAfterDigits } from './amount-text.ts'

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
    ['12,480', 0, 0],
    ['12,480', 2, 2],
    ['12,480', 3, 4],
    ['12,480', 9, 6],
  ])('in %s the caret behind %i digits stands at %i', (text, digits, caret) => {
    expect(caretAfterDigits(text, digits)).toBe(caret)
  })
})
