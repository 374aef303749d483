import { expect, it } from 'vitest'
import { isMobilePhone } from './phone.ts'

it.each([
  ['0501234567', true],
  [' 0501234567 ', true],
  ['050123456', false],
  ['05012345678', false],
  ['10501234567', false],
  ['0212345678', false],
  ['05o1234567', false],
])('%s can be sent a message: %s', (value, isMobile) => {
  expect(isMobilePhone(value)).toBe(isMobile)
})
