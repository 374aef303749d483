import { expect, test } from 'vitest'
import { findPeriodOf, findPhoneOf, usernameOf } from './username.ts'

test('a username is the international phone and the period', () => {
  expect(usernameOf('0501234567', '2025')).toBe('+972501234567_2025')
})

test.each([
  ['+972501234567_2025', '0501234567'],
  [usernameOf('021234567', 'spring-26'), '021234567'],
  ['0501234567_2025', undefined],
  ['+972501234567', undefined],
  ['+972501234567_', undefined],
  ['0+972501234567_2025', undefined],
  ['+972501234567_2025 and more', undefined],
  ['+972٥01234567_2025', undefined],
])('%s', (username, phone) => {
  expect(findPhoneOf(username)).toBe(phone)
})

test('the period of a username is what follows the phone', () => {
  expect(findPeriodOf('+972501234567_spring-26')).toBe('spring-26')
  expect(findPeriodOf('+972501234567')).toBeUndefined()
})
