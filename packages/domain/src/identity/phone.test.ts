import { describe, expect, it } from 'vitest'
import { findPhoneDigits, isPhone, showPhone } from './phone.ts'
import { internationalPhone, usernameOf } from './username.ts'

describe('phone', () => {
  it.each([
    ['05012345', false],
    ['050123456', true],
    ['0501234567', true],
    ['05012345678', false],
    [' 0501234567 ', true],
    ['050-1234567', false],
    ['+972501234', false],
    ['050123456a', false],
    ['', false],
  ])('%j is %s', (value, expected) => {
    expect(isPhone(value)).toBe(expected)
  })
})

describe('the digits of a phone number as people write it', () => {
  it.each([
    ['0501234567', '0501234567'],
    ['050-123 4567', '0501234567'],
    ['050.123.4567', '0501234567'],
    ['(03) 123-4567', '031234567'],
    ['+972-50-123-4567', '0501234567'],
    ['+972 (0)50-123-4567', '0501234567'],
    ['+972 3 123 4567', '031234567'],
    ['00972501234567', '0501234567'],
    ['972501234567', '0501234567'],
    ['٠٥٠-١٢٣٤٥٦٧', '0501234567'],
    // Incomplete or too long: the row reports what is wrong, and nothing is cut.
    ['05012', '05012'],
    ['05012345678', '05012345678'],
    ['+1 212 555 0100', undefined],
    ['050-123456a', undefined],
    ['050*1234567', undefined],
    ['-', ''],
  ])('%j are %j', (text, digits) => {
    expect(findPhoneDigits(text)).toBe(digits)
  })
})

describe('a number as people write it', () => {
  it.each([
    ['0501234567', '050-1234567'],
    ['021234567', '02-1234567'],
    ['05012', '05012'],
  ])('%s is shown as %s', (digits, shown) => {
    expect(showPhone(digits)).toBe(shown)
  })
})

describe('username', () => {
  it('is +972, the phone without its first digit, an underscore and the period', () => {
    expect(usernameOf('0501234567', '2025')).toBe('+972501234567_2025')
    expect(usernameOf(' 021234567 ', '2026')).toBe('+97221234567_2026')
    expect(internationalPhone('')).toBe('+972')
  })
})
