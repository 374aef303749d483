import { expect, it } from 'vitest'
import { findMobileFault, isMobilePhone } from './phone.ts'

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

it.each([
  ['0501234567', undefined],
  ['031234567', 'ENTER_MOBILE_PHONE'],
  ['0721234567', 'ENTER_MOBILE_PHONE'],
  ['050123456', 'ENTER_CORRECT_PHONE'],
  ['03123', 'ENTER_CORRECT_PHONE'],
  ['03-12345', 'ENTER_CORRECT_PHONE'],
])('%s lacks: %s', (value, fault) => {
  expect(findMobileFault(value)).toBe(fault)
})
