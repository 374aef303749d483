import { expect, test } from 'vitest'
import { bank } from '../application/bank/questions.ts'
import { applicationForm } from '../application/form.ts'
import { personal } from '../application/personal/questions.ts'
import { sampleAnswers } from '../application/sample-application.fixture.ts'
import { splitSecretAnswers } from './split-secret-answers.ts'

test('exactly the identity number and the bank details are encrypted, as the decisions say', () => {
  const secret = applicationForm.questions.filter(({ isSecret }) => isSecret).map(({ id }) => id)
  expect(secret).toEqual(['userId', 'bank', 'branch', 'accountNumber'])
})

test('the answers of a section are split into open and secret ones', () => {
  const { firstName, userId, bank: bankCode, branch, accountNumber } = sampleAnswers
  expect(splitSecretAnswers(personal, { firstName, userId })).toEqual({
    open: { firstName },
    secret: { userId },
  })
  expect(splitSecretAnswers(bank, { bank: bankCode, branch, accountNumber })).toEqual({
    open: {},
    secret: { bank: bankCode, branch, accountNumber },
  })
})
