import { eligibilityRefusals as english } from '@milgo/messages/en/eligibility'
import { expect, test } from 'vitest'
import { reasonText } from './reason-text.ts'

test.each([
  ['a code', { code: 'DESERTER' }, english.DESERTER],
  ['a code in another language', { code: 'DESERTER', message: 'לא הצהרת' }, english.DESERTER],
  ['a figure', { code: 'SCHOLARSHIP_AMOUNT', message: 'above ₪8,400' }, 'above ₪8,400'],
  ['a sentence', { message: 'something else' }, 'something else'],
  ['nothing', {}, ''],
] as const)('%s', (_name, reason, expected) => {
  expect(reasonText(reason, english)).toBe(expected)
})
