/** Everything that can be wrong with an answer. The words stand in `messages`, one for each code. */
export const issueCodes = [
  'FIELD_REQUIRED',
  'ENTER_CORRECT_ID',
  'ENTER_CORRECT_PHONE',
  'ENTER_CORRECT_EMAIL',
  'EMAILS_DO_NOT_MATCH',
  'ENTER_CORRECT_PASSWORD',
  'ENTER_SAME_PASSWORD',
  'PASSWORD_COMMON',
  'PASSWORD_IS_OWN_DATA',
  'PASSWORD_UNCHANGED',
  'DISABILITY_RANGE',
  'DIGITS_ONLY',
  'NO_DIGITS',
  'NAME_CHARACTERS',
  'MAX_LENGTH',
  'MIN_DIGITS',
  'ONLY_ZEROS',
  'RANGE',
  'DAYS_BEYOND_WINDOW',
  'INVALID_DATE',
  'DATE_TOO_EARLY',
  'DATE_IN_FUTURE',
  'MIN_AGE',
  'SELECT_AT_LEAST_ONE',
  'UNKNOWN_OPTION',
  'OPTION_NOT_ALLOWED',
  'NOT_ASKED',
  'UNKNOWN_FILE',
  'WRONG_TYPE',
  'TOO_MANY',
  'TERMS_REQUIRED',
  'DECLARATION_REQUIRED',
  'NEIGHBORHOOD_CONFIRM',
  'PASTE_NOT_ALLOWED',
  'OTP_LENGTH',
  'BANK_ACCOUNT_SUSPECT',
  'BANK_ACCOUNT_LENGTH',
  'BANK_BRANCH_UNPAYABLE',
  'BANK_ACCOUNT_UNPAYABLE',
] as const

export type IssueCode = (typeof issueCodes)[number]

export type IssueParams = Readonly<Record<string, string | number>>

/** What is wrong with a value, before it is known whose value it is. */
export interface Fault {
  readonly code: IssueCode
  readonly params?: IssueParams
}

/** Data, never prose: who is to blame, and why. */
export interface Issue extends Fault {
  /** The question; or the list's name on the wire, where a list that holds several questions is to blame. */
  readonly questionId: string
  /** The name the other side knows the question by, where it has one. */
  readonly wire?: string
  /** The line of a repeated question, and the part of the line. */
  readonly index?: number
  readonly part?: string
  /** Whose line of a list on the wire, where every member has one. */
  readonly member?: string
}
