import { expect, test } from 'vitest'
import { commonPasswords, isCommonPassword } from './common-passwords.ts'

test.each([
  'Password1',
  'passworD123',
  'Qwerty123',
  'Aa123456',
  'P@ssw0rd1',
  '1Qaz2wsx',
  'Israel2025',
  'Haifa1998',
  'Milgo2031',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Secret1234x', 'Rv7-kbaL2', 'Password1x', 'Milgo3025'])('%s is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test('the list has 420 entries, each with a letter and a digit, because other passwords are refused anyway', () => {
  for (const password of commonPasswords) expect(password).toMatch(/^(?=.*[a-z])(?=.*\d)/)
  expect(commonPasswords.size).toBe(420)
})
