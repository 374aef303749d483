import { expect, it } from 'vitest'
import { phoneText } from './phone-text.ts'

it.each([
  ['0501234567', '050-1234567'],
  ['031234567', '03-1234567'],
  ['05012', '05012'],
  ['', ''],
  ['1234567890', '1234567890'],
])('%s reads %s', (digits, text) => {
  expect(phoneText(digits)).toBe(text)
})
