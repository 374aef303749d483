import { describe, expect, it } from 'vitest'
import { phoneDigits } from './phone-digits.ts'

describe('digits of a phone number', () => {
  it.each([
    ['050-123 4567', '0501234567'],
    ['+972-50-123-4567', '0501234567'],
    ['+972 3 123 4567', '031234567'],
    ['00972501234567', '0501234567'],
    ['٠٥٠-١٢٣٤٥٦٧', '0501234567'],
    ['972501', '972501'],
    ['05012345678', '0501234567'],
  ])('%s is %s', (text, digits) => {
    expect(phoneDigits(text, 10)).toBe(digits)
  })

  it('typed from abroad, digit by digit, ends as at home', () => {
    const typed = [...'972501234567'].reduce((text, key) => phoneDigits(text + key, 10), '')
    expect(typed).toBe('0501234567')
  })
})
