import { expect, it } from 'vitest'
import { newPasswordIssues } from './new-password-issues.ts'

it.each([
  ['Milgo-2025x', 'Milgo-2025x', {}],
  ['', '', { password: 'FIELD_REQUIRED', confirmation: 'FIELD_REQUIRED' }],
  ['Milgo-2025x', '', { confirmation: 'FIELD_REQUIRED' }],
  ['Milgo-2025x', 'Milgo-2025y', { confirmation: 'ENTER_SAME_PASSWORD' }],
  ['short1A', 'short1A', { password: 'ENTER_CORRECT_PASSWORD' }],
  [
    'nouppercase1',
    'Nouppercase1',
    { password: 'ENTER_CORRECT_PASSWORD', confirmation: 'ENTER_SAME_PASSWORD' },
  ],
  ['Password1', 'Password1', { password: 'PASSWORD_COMMON' }],
])('of %j, repeated as %j', (password, confirmation, issues) => {
  expect(newPasswordIssues(password, confirmation)).toEqual(issues)
})
