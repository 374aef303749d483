import { expect, test } from 'vitest'
import { findAccountIssues } from './account-issues.ts'
import { eligibleAnswers } from './answers.fixture.ts'

test.each([
  [{}, []],
  [{ phone: '021234567' }, ['phone ENTER_MOBILE_PHONE']],
  [{ phone: '0721234567' }, ['phone ENTER_MOBILE_PHONE']],
  [{ phone: '052123456' }, ['phone ENTER_CORRECT_PHONE']],
  [{ password: 'Password1' }, ['password PASSWORD_COMMON']],
  [{ email: 'Dana1@example.org', password: 'dana1@Example.org' }, ['password PASSWORD_IS_OWN_DATA']],
])('%j', (change, expected) => {
  const issues = findAccountIssues({ ...eligibleAnswers, password: 'Rv7kbaL2x', ...change })
  expect(issues.map(({ wire, code }) => `${wire} ${code}`)).toEqual(expected)
})
