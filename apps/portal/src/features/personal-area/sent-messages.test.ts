import { expect, it } from 'vitest'
import { groupMessages } from './sent-messages.ts'

const message = (template: 'REQUEST_SUBMITTED' | 'CODE_LOGIN', channel: 'mail' | 'sms', created_at: string) =>
  ({ template, channel, created_at, state: 'delivered', delivered_at: null }) as const

it('mail and SMS of one time are one line, codes of two times are two lines', () => {
  const grouped = groupMessages([
    message('CODE_LOGIN', 'sms', 'c'),
    message('REQUEST_SUBMITTED', 'mail', 'b'),
    message('REQUEST_SUBMITTED', 'sms', 'b'),
    message('CODE_LOGIN', 'sms', 'a'),
  ])
  expect(grouped.map(({ template, ways }) => [template, ways.map(({ channel }) => channel).join()])).toEqual([
    ['CODE_LOGIN', 'sms'],
    ['REQUEST_SUBMITTED', 'mail,sms'],
    ['CODE_LOGIN', 'sms'],
  ])
})
