import { describe, expect, it } from 'vitest'
import {
  findPasswordStrength,
  isOwnData,
  isPassword,
  meetsRequirement,
  passwordRequirements,
} from './password.ts'

describe('password', () => {
  it.each([
    ['Abcdef1', false, '7 characters'],
    ['Abcdefg1', true, '8 characters'],
    ['Abcdefg1Abcdefg1Abcd', true, '20 characters'],
    ['Abcdefg1Abcdefg1Abcde', false, '21 characters'],
    ['abcdefg1', false, 'no uppercase'],
    ['ABCDEFG1', false, 'no lowercase'],
    ['Abcdefgh', false, 'no digit'],
    ['סיסמהסיסמה1', false, 'no Latin letters'],
    ['Ab1!@#$ ', true, 'other characters are welcome'],
  ])('%j is %s: %s', (value, expected) => {
    expect(isPassword(value)).toBe(expected)
    expect(findPasswordStrength(value)).toBe(expected ? 'strong' : 'weak')
  })

  it.each([
    ['', []],
    ['abc', ['lower']],
    ['ABCdefgh', ['length', 'upper', 'lower']],
    ['1'.repeat(21), ['digit']],
    ['Abcdefg1', ['length', 'digit', 'upper', 'lower']],
  ])('%j meets %j', (value, expected) => {
    expect(passwordRequirements.filter((one) => meetsRequirement(value, one))).toEqual(expected)
  })

  it('has no strength before the fourth character', () => {
    expect(['', 'Ab1', 'Ab1x'].map(findPasswordStrength)).toEqual([undefined, undefined, 'weak'])
  })

  it('a common password is weak, because it would be refused', () => {
    expect(isPassword('Password1')).toBe(true)
    expect(findPasswordStrength('Password1')).toBe('weak')
  })

  it.each([
    ['Noa1@Example.com', true],
    [' noa1@example.com ', true],
    ['123456782', true],
    ['1234567820', false],
    ['Abcdefg1', false],
  ])('%j is own data: %s', (password, expected) => {
    expect(isOwnData(password, { email: ' noa1@example.com', identityNumber: '123456782 ' })).toBe(expected)
  })
})
