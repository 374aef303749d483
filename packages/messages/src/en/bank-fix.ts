import type { bankFix as original } from '../he/bank-fix.ts'
import type { WordsLike } from '../words.ts'

export const bankFix: WordsLike<typeof original> = {
  title: 'A bank account for your scholarship',
  texts: {
    RETURNED: 'The bank returned the payment that we sent to your previous account.',
    MISSING: 'We need a bank account of yours to which we can transfer the scholarship.',
    UNPAYABLE: 'We cannot transfer a payment to the account you gave.',
    REFUSED: 'We checked the account that you sent, and it was not approved.',
  },
  reserved: 'The amount is reserved for you, and there is no deadline.',
  why: 'The reason',
  oldAccount: 'The account we cannot pay into',
  prepare:
    'Have the details of an account in your name ready, and a bank account confirmation or a picture of a voided cheque.',
  only: 'Bank details are given only here. We never ask for them by phone or SMS.',
  bank: 'Bank',
  branch: 'Branch number',
  account: 'Account number',
  file: 'Bank account confirmation',
  readBack:
    'I have read it again: {bank}, branch {branch}, account {account}. The details are correct and the account is in my name.',
  readBackLabel: 'I have read it again',
  readBackNeeded: 'Confirm that you have read the details again',
  send: 'Continue to the code',
  sending: 'Checking…',
  failed: 'The details were not sent',
  problems: 'Details are missing',
  stillUploading: 'The file is still uploading. Continue when the upload has finished',
  codeTitle: 'Confirm with a code',
  sentTo: 'We sent a {length}-digit code to {phone}',
  back: 'Back to the details',
  sent: {
    title: 'Your new account details were sent',
    text: 'We will check them and let you know by e-mail and SMS. There is nothing else to do.',
  },
  reasons: {
    NO_ACCOUNT: 'No bank account was given to us',
    ACCOUNT_ERASED: 'The account details that you gave were deleted after the earlier decision, as announced',
    INSTITUTION_CANNOT_PAY: 'Your institution told us that it cannot pass the money on to you',
    BANK_FILE_REFUSES: 'The bank cannot take this account or branch number',
    NO_SUCH_ACCOUNT: 'There is no such account',
    ACCOUNT_CLOSED: 'The account is closed',
    ACCOUNT_BLOCKED: 'The account is blocked',
    OWNER_DIFFERS: 'The account is not in your name',
    BRANCH_CLOSED: 'The branch was closed',
    OTHER: 'The bank did not accept the transfer',
  },
  refusals: {
    NOT_OWN_ACCOUNT: 'The account that you sent is not in your name',
    CONFIRMATION_UNREADABLE: 'The confirmation that you sent cannot be read',
    NUMBER_DIFFERS: 'The number in the confirmation differs from the one you gave',
    SAME_ACCOUNT: 'This is the account we cannot pay into',
    NUMBER_TOO_LONG: 'The account or branch number has more digits than the bank takes',
    OTHER: 'The account was not approved',
  },
}
