import type { AnswersOf } from '../../answers/answer.ts'
import type { Issue } from '../../answers/issue.ts'
import { bankFieldDigits, isTooLongForBankFile } from '../../payment/bank-payee.ts'
import { hasUsualLength, isAccountSuspect, usualAccountLength } from './account-check.ts'
import type { bank } from './questions.ts'

const aboutAccount = { questionId: 'accountNumber', wire: 'account_number' } as const

/** The numbers that a payment needs, each with the warning if it is too long for the bank file. */
const paidBy = [
  { questionId: 'branch', wire: 'branch_number', code: 'BANK_BRANCH_UNPAYABLE' },
  { ...aboutAccount, code: 'BANK_ACCOUNT_UNPAYABLE' },
] as const

const isNumber = (value: string): boolean => /^\d+$/.test(value)

const accountWarnings = (bankNumber: string, branch: string, account: string): readonly Issue[] => {
  if (isNumber(account) && !hasUsualLength(account))
    return [{ ...aboutAccount, code: 'BANK_ACCOUNT_LENGTH', params: usualAccountLength }]
  return isAccountSuspect(bankNumber, branch, account)
    ? [{ ...aboutAccount, code: 'BANK_ACCOUNT_SUSPECT' }]
    : []
}

/** Returns warnings about the bank details. A warning never refuses. */
export const bankWarnings = (answers: AnswersOf<typeof bank.rows>): readonly Issue[] => {
  const { bank: bankNumber = '', branch = '', accountNumber = '' } = answers
  const numbers = { branch, accountNumber }
  const unpayable = paidBy
    .filter(({ questionId: id }) => isNumber(numbers[id]) && isTooLongForBankFile(id, numbers[id]))
    .map((about) => ({ ...about, params: { max: bankFieldDigits[about.questionId] } }))
  return unpayable.length > 0 ? unpayable : accountWarnings(bankNumber, branch, accountNumber)
}
