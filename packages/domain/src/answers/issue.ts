/** Everything that can be wrong with an answer. `messages` contains the text for each code. */
export const issueCodes = [
  'FIELD_REQUIRED',
  'ENTER_CORRECT_ID',
  'ENTER_CORRECT_PHONE',
  'ENTER_MOBILE_PHONE',
  'ENTER_CORRECT_EMAIL',
  'ENTER_CORRECT_REQUEST_NUMBER',
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
  'SERVICE_BEYOND_AGE',
  'INVALID_DATE',
  'DATE_TOO_EARLY',
  'DATE_IN_FUTURE',
  'DATE_BEFORE_BIRTH',
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

/** What is wrong with a value, without the question it belongs to. */
export interface Fault {
  readonly code: IssueCode
  readonly params?: IssueParams
}

/** What is wrong with which answer, as data without text. */
export interface Issue extends Fault {
  /** The question; or the list's name on the wire, if the issue is about a list that contains several questions. */
  readonly questionId: string
  /** The question's name on the wire, if it has one. */
  readonly wire?: string
  /** The index of the line of a repeated question, and the part of the line. */
  readonly index?: number
  readonly part?: string
  /** The member whose line it is, in a list on the wire with one line for each member. */
  readonly member?: string
}
