import type { AnswersOf } from '../../answers/answer.ts'
import type { Issue } from '../../answers/issue.ts'
import { isAccountSuspect } from './account-check.ts'
import type { bank } from './questions.ts'

/** What is worth a second look. A warning never refuses. */
export const bankWarnings = (answers: AnswersOf<typeof bank.rows>): readonly Issue[] => {
  const { bank: bankNumber = '', branch = '', accountNumber = '' } = answers
  return isAccountSuspect(bankNumber, branch, accountNumber)
    ? [{ questionId: 'accountNumber', wire: 'account_number', code: 'BANK_ACCOUNT_SUSPECT' }]
    : []
}
