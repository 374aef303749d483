import type { AnswersOf } from '../../answers/answer.ts'
import type { Issue } from '../../answers/issue.ts'
import { hasUsualLength, isAccountSuspect, usualAccountLength } from './account-check.ts'
import type { bank } from './questions.ts'

/** What is worth a second look. A warning never refuses. */
export const bankWarnings = (answers: AnswersOf<typeof bank.rows>): readonly Issue[] => {
  const { bank: bankNumber = '', branch = '', accountNumber = '' } = answers
  const about = { questionId: 'accountNumber', wire: 'account_number' } as const
  if (/^\d+$/.test(accountNumber) && !hasUsualLength(accountNumber))
    return [{ ...about, code: 'BANK_ACCOUNT_LENGTH', params: usualAccountLength }]
  return isAccountSuspect(bankNumber, branch, accountNumber)
    ? [{ ...about, code: 'BANK_ACCOUNT_SUSPECT' }]
    : []
}
