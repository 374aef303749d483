import type { issues as original } from '../he/issues.ts'
import type { WordsLike } from '../words.ts'

export const issues: WordsLike<typeof original> = {
  FIELD_REQUIRED: 'This field is required',
  ENTER_CORRECT_ID: 'Enter a correct ID number',
  ENTER_CORRECT_PHONE: 'Enter a correct phone number',
  ENTER_CORRECT_EMAIL: 'Enter a correct e-mail',
  EMAILS_DO_NOT_MATCH: 'The e-mail addresses do not match',
  ENTER_CORRECT_PASSWORD:
    'The password must have 8–20 characters with a digit, an uppercase and a lowercase Latin letter',
  ENTER_SAME_PASSWORD: 'Enter the same password',
  DISABILITY_RANGE: 'Disability must be reported only between 20–100%',
  DIGITS_ONLY: 'Digits only',
  NO_DIGITS: 'Digits are not allowed',
  MIN_LENGTH: 'At least {min} characters',
  MAX_LENGTH: 'Up to {max} characters',
  RANGE: 'Enter a value between {min} and {max}',
  INVALID_DATE: 'Enter a correct date',
  DATE_TOO_EARLY: 'Enter a date not before {earliest}',
  MIN_AGE: 'Invalid date of birth: minimum age is {years}',
  SELECT_AT_LEAST_ONE: 'Choose at least one option',
  UNKNOWN_OPTION: 'The value is not in the list. Choose again',
  OPTION_NOT_ALLOWED: 'This choice does not go with the other answers. Choose again',
  WRONG_TYPE: 'The value is not valid',
  TOO_MANY: 'Up to {max} lines can be added',
  TERMS_REQUIRED: 'You must accept the terms',
  DECLARATION_REQUIRED: 'You must tick the declaration',
  NEIGHBORHOOD_CONFIRM: 'Confirm the locality and neighbourhood to continue',
  OTP_LENGTH: 'Enter a 6-digit code',
  BANK_ACCOUNT_SUSPECT: 'The account number does not match the bank and branch. Please check',
}
