import { describe, expect, it } from 'vitest'
import { isPhone, showPhone } from './phone.ts'
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
