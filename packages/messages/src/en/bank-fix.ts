import type { bankFix as original } from '../he/bank-fix.ts'
import type { WordsLike } from '../words.ts'

export const bankFix: WordsLike<typeof original> = {
  title: 'Another bank account',
  text: 'The bank did not accept the payment to the earlier account. The amount is reserved for you, and there is no deadline.',
  why: 'The reason',
  oldAccount: 'The account that cannot be paid to',
  prepare: 'Have ready an account in your name and a confirmation of it, or a picture of a cancelled cheque.',
  only: 'Bank details are given only here. We never ask for them by phone or SMS.',
  bank: 'Bank',
  branch: 'Branch number',
  account: 'Account number',
  file: 'Confirmation of the account',
  readBack:
    'I have read it again: bank {bank}, branch {branch}, account {account}. The details are right and the account is in my name.',
  readBackNeeded: 'Confirm that you have read the details again',
  send: 'Continue to the code',
  sending: 'Checking',
  failed: 'The details were not sent',
  problems: 'Details are missing',
  codeTitle: 'Confirm with a code',
  sentTo: 'We sent a 6-digit code to {phone}',
  back: 'Back to the details',
  reasons: {
    NO_ACCOUNT: 'We have no account that can be paid to',
    NO_SUCH_ACCOUNT: 'There is no such account',
    ACCOUNT_CLOSED: 'The account is closed',
    ACCOUNT_BLOCKED: 'The account is blocked',
    OWNER_DIFFERS: 'The account is not in your name',
    BRANCH_CLOSED: 'The branch was closed',
    NOT_OWN_ACCOUNT: 'The account that you sent is not in your name',
    CONFIRMATION_UNREADABLE: 'The confirmation that you sent cannot be read',
    NUMBER_DIFFERS: 'The number in the confirmation differs from the one you gave',
    SAME_ACCOUNT: 'This is the account that the payment came back from',
    OTHER: 'The bank did not accept the transfer',
  },
}
