import { expect, test } from 'vitest'
import { bank } from '../application/bank/questions.ts'
import { applicationForm } from '../application/form.ts'
import { personal } from '../application/personal/questions.ts'
import { sampleAnswers } from '../application/sample-application.fixture.ts'
import { apartBySecrecy } from './secrecy.ts'

test('identity number and bank details are what the decisions want encrypted, and nothing else', () => {
  const secret = applicationForm.questions.filter(({ isSecret }) => isSecret).map(({ id }) => id)
  expect(secret).toEqual(['userId', 'bank', 'branch', 'accountNumber'])
})

test('the answers of a section, apart', () => {
  const { firstName, userId, bank: bankCode, branch, accountNumber } = sampleAnswers
  expect(apartBySecrecy(personal, { firstName, userId })).toEqual({ open: { firstName }, secret: { userId } })
  expect(apartBySecrecy(bank, { bank: bankCode, branch, accountNumber })).toEqual({
    open: {},
    secret: { bank: bankCode, branch, accountNumber },
  })
})
