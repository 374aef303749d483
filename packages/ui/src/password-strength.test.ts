import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['', 0],
  ['Ab1', 1],
  ['aaaaaaaaaaaa', 1],
  ['ababababABAB', 1],
  ['lowercase', 1],
  ['abcd12', 1],
  ['abcdef12', 2],
  ['Abcdef12', 3],
  ['Abcdefgh1234', 4],
])('%s is worth %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
