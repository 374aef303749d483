import type { ApplicationAnswers } from '../answers.ts'
import { type ApplicationContext, isSponsored } from '../context.ts'

/** The account that the student confirms before sending. */
export interface ReadBackAccount {
  readonly bank: string
  readonly branch: string
  readonly accountNumber: string
}

/**
 * Returns the account to confirm before a request is sent; undefined if no account is asked for or it is incomplete.
 */
export const accountToConfirm = (
  { bank, branch, accountNumber }: Pick<ApplicationAnswers, 'bank' | 'branch' | 'accountNumber'>,
  context: Pick<ApplicationContext, 'institution'>,
): ReadBackAccount | undefined =>
  isSponsored(undefined, context) || !bank || !branch || !accountNumber
    ? undefined
    : { bank, branch, accountNumber }

/** Returns whether both are the same account. A confirmation is valid only for the account that was shown. */
export const isSameAccount = (
  one: ReadBackAccount | undefined,
  other: ReadBackAccount | undefined,
): boolean =>
  one?.bank === other?.bank && one?.branch === other?.branch && one?.accountNumber === other?.accountNumber
