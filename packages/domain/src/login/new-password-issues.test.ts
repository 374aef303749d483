import { expect, it } from 'vitest'
import { newPasswordIssues } from './new-password-issues.ts'

it.each([
  ['Milgo-2025x', 'Milgo-2025x', {}],
  ['', '', { password: { code: 'FIELD_REQUIRED' }, confirmation: { code: 'FIELD_REQUIRED' } }],
  ['Milgo-2025x', '', { confirmation: { code: 'FIELD_REQUIRED' } }],
  ['Milgo-2025x', 'Milgo-2025y', { confirmation: { code: 'ENTER_SAME_PASSWORD' } }],
  ['short1A', 'short1A', { password: { code: 'ENTER_CORRECT_PASSWORD', params: { min: 8, max: 20 } } }],
  [
    'nouppercase1',
    'Nouppercase1',
    {
      password: { code: 'ENTER_CORRECT_PASSWORD', params: { min: 8, max: 20 } },
      confirmation: { code: 'ENTER_SAME_PASSWORD' },
    },
  ],
  ['Password1', 'Password1', { password: { code: 'PASSWORD_COMMON' } }],
])('of %j, repeated as %j', (password, confirmation, issues) => {
  expect(newPasswordIssues(password, confirmation)).toEqual(issues)
})
