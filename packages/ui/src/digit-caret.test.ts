import { describe, expect, it } from 'vitest'
import { caretAfterDigits } from './digit-caret.ts'

describe('the caret', () => {
  it.each([
    ['12,480', 0, 0],
    ['12,480', 2, 2],
    ['12,480', 3, 4],
    ['12,480', 9, 6],
    ['17.05.2000', 3, 4],
  ])('in %s after %i digits is at %i', (text, digits, caret) => {
    expect(caretAfterDigits(text, digits)).toBe(caret)
  })
})
