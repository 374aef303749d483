import type { ApplicationAnswers } from '../answers.ts'
import { type ApplicationContext, isSponsored } from '../context.ts'

/** The account that is read back to the student before sending. */
export interface ReadBackAccount {
  readonly bank: string
  readonly branch: string
  readonly accountNumber: string
}

/** What has to be confirmed before a request is sent: nothing where no account is asked for, or none is whole. */
export const accountToConfirm = (
  { bank, branch, accountNumber }: Pick<ApplicationAnswers, 'bank' | 'branch' | 'accountNumber'>,
  context: Pick<ApplicationContext, 'institution'>,
): ReadBackAccount | undefined =>
  isSponsored(undefined, context) || !bank || !branch || !accountNumber
    ? undefined
    : { bank, branch, accountNumber }

/** A tick holds for the very details that were read back, and for no others. */
export const isSameAccount = (
  one: ReadBackAccount | undefined,
  other: ReadBackAccount | undefined,
): boolean =>
  one?.bank === other?.bank && one?.branch === other?.branch && one?.accountNumber === other?.accountNumber
