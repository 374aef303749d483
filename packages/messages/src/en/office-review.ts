import type { officeReview as original } from '../he/office-review.ts'
import type { WordsLike } from '../words.ts'

export const officeReview: WordsLike<typeof original> = {
  appeal: {
    document: 'Document {n} of the appeal',
    missing: 'Document missing in the appeal',
    yes: 'Yes',
    no: 'No',
  },
  checklist: {
    IDENTITY: 'Identity',
    STUDIES: 'Studies',
    HOUSEHOLD: 'Household',
    INCOME_PARENT_ONE: 'Income of parent 1',
    INCOME_PARENT_TWO: 'Income of parent 2',
    INCOME_SPOUSE: 'Income of the spouse',
    INCOME_CANDIDATE: 'Income of the applicant',
    BANK: 'Bank account',
    SERVICE: 'Service and reserve duty',
  },
  checks: {
    IDENTITY_ON_CARD: {
      PASS: 'The identity number on the card matches',
      WARN: 'The identity number on the card differs',
      NOT_CHECKED: 'The card was not read by a program: compare the identity number yourself',
    },
    SAME_FILE_ELSEWHERE: {
      PASS: 'No file was sent with another application',
      WARN: 'The same file was sent with application {numbers}',
      NOT_CHECKED: 'The files were not compared with other applications',
    },
    SAME_FILE_TWICE: {
      PASS: 'Every file was sent once',
      WARN: 'The same file was sent twice in this application',
      NOT_CHECKED: 'The files were not compared with each other',
    },
    SAME_ACCOUNT_ELSEWHERE: {
      PASS: 'No other application has this bank account',
      WARN: 'Application {numbers} has the same bank account',
      NOT_CHECKED: 'The bank account was not compared with other applications',
    },
    SAME_PHONE_ELSEWHERE: {
      PASS: 'No other application has this phone',
      WARN: 'Application {numbers} has the same phone',
      NOT_CHECKED: 'The phone was not compared with other applications',
    },
    SAME_ADDRESS_ELSEWHERE: {
      PASS: 'No other application has this address',
      WARN: 'Application {numbers} has the same address',
      NOT_CHECKED: 'The address was not compared with other applications',
    },
    ACCOUNT_DIGITS: {
      PASS: 'The check digits of the account are right',
      WARN: 'The check digits of the account are wrong',
      NOT_CHECKED: 'No rule is known for the check digits of this bank',
    },
    NAME_ON_BANK_LETTER: {
      PASS: 'The name on the bank letter matches',
      WARN: 'The name on the bank letter differs',
      NOT_CHECKED: 'The bank letter was not read by a program: compare name and account yourself',
    },
    IMMIGRATION_DATE: {
      PASS: 'The date of immigration is after the date of birth',
      WARN: 'The date of immigration is not possible',
      NOT_CHECKED: 'The date of immigration was not checked',
    },
    SERVICE_LENGTH: {
      PASS: 'The length of service is possible ({months} months)',
      WARN: 'The length of service is not possible: {months} months, at most {most}',
      NOT_CHECKED: 'The length of service was not checked',
    },
    HOUSEHOLD_SIZE: {
      PASS: 'The number of persons fits the answers',
      WARN: 'The verified number of persons ({persons}) is below what was declared ({least})',
      NOT_CHECKED: 'The number of persons was not checked',
    },
    FILE_GONE: {
      PASS: 'The file is there',
      WARN: 'The file was not found',
      NOT_CHECKED: 'The file was not checked',
    },
    FILE_INFECTED: {
      PASS: 'No malware was found in the file',
      WARN: 'Malware was found in the file, and it cannot be opened',
      NOT_CHECKED: 'The file was not scanned',
    },
    FILE_UNSCANNED: {
      PASS: 'The file was scanned',
      WARN: 'The file was not scanned',
      NOT_CHECKED: 'The file was not scanned for malware',
    },
    FILE_ACTIVE: {
      PASS: 'The file has no active content',
      WARN: 'The file has active content: open it only here',
      NOT_CHECKED: 'The file was not checked for active content',
    },
    FILE_UNREAD: {
      PASS: 'The whole file was checked',
      WARN: 'The check could not read the file: open it only here. If it does not open, ask for it again',
      NOT_CHECKED: 'The file was not checked',
    },
    FILE_SPREADSHEET: {
      PASS: 'The file is a photo or a scan',
      WARN: 'A spreadsheet was sent instead of a photo or a scan',
      NOT_CHECKED: 'The type of the file was not checked',
    },
  },
}
