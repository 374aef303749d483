import { describe, expect, it } from 'vitest'
import { digitsOnly } from './digits-only.ts'

describe('digits of a text', () => {
  it.each([
    ['050-123 4567', 10, '0501234567'],
    ['007', 9, '007'],
    ['abc', 5, ''],
    ['1234567', 5, '12345'],
    ['٠٥٠١٢٣', 10, '050123'],
    ['۴۵۶', 10, '456'],
  ])('%s, at most %i', (text, maxLength, digits) => {
    expect(digitsOnly(text, maxLength)).toBe(digits)
  })
})
