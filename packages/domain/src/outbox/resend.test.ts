import { expect, it } from 'vitest'
import { messageStates, messageTemplates } from './message-template.ts'
import { findResendRefusal, isUndelivered } from './resend.ts'

const refused = {
  template: 'REQUEST_SUBMITTED',
  state: 'refused',
  isSecret: false,
  resends: [],
  hasText: true,
} as const

it('a refused message can be sent again', () => {
  expect(findResendRefusal(refused)).toBeUndefined()
})

it.each(messageTemplates.filter((template) => template.startsWith('CODE_')))(
  '%s is never sent again',
  (template) => {
    expect(findResendRefusal({ ...refused, template })).toBe('SECRET')
  },
)

it('nor are messages that expire, that are under way, or without a text', () => {
  expect(findResendRefusal({ ...refused, isSecret: true })).toBe('SECRET')
  expect(findResendRefusal({ ...refused, state: 'queued' })).toBe('UNDER_WAY')
  expect(findResendRefusal({ ...refused, state: 'sending' })).toBe('UNDER_WAY')
  expect(findResendRefusal({ ...refused, resends: ['refused', 'queued'] })).toBe('UNDER_WAY')
  expect(findResendRefusal({ ...refused, resends: ['refused'] })).toBeUndefined()
  expect(findResendRefusal({ ...refused, hasText: false })).toBe('NO_TEXT')
})

it('undelivered means refused or uncertain', () => {
  expect(messageStates.filter(isUndelivered)).toEqual(['uncertain', 'refused'])
})
