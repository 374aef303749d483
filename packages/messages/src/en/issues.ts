import type { issues as original } from '../he/issues.ts'
import type { WordsLike } from '../words.ts'

export const issues: WordsLike<typeof original> = {
  FIELD_REQUIRED: 'This field is required',
  ENTER_CORRECT_ID: 'Enter a correct ID number',
  ENTER_CORRECT_PHONE: 'Enter a correct phone number',
  ENTER_MOBILE_PHONE: 'Enter a mobile number. It starts with 05',
  ENTER_CORRECT_EMAIL: 'Enter a correct e-mail',
  ENTER_CORRECT_REQUEST_NUMBER:
    'An application number is the registration period, a hyphen and {digits} digits. Check it or leave the field empty',
  EMAILS_DO_NOT_MATCH: 'The e-mail addresses do not match',
  ENTER_CORRECT_PASSWORD:
    'The password must have {min}–{max} characters with a digit, an uppercase and a lowercase Latin letter',
  ENTER_SAME_PASSWORD: 'Enter the same password',
  PASSWORD_COMMON: 'This password is too common. Choose another',
  PASSWORD_IS_OWN_DATA: 'The password cannot be your e-mail or identity number. Choose another',
  PASSWORD_UNCHANGED: 'This is your old password. Choose a new one',
  DISABILITY_RANGE: 'Report a disability of {min}–{max}% only',
  DIGITS_ONLY: 'Enter digits only',
  NO_DIGITS: 'Digits are not allowed in this field',
  NAME_CHARACTERS: 'Enter only letters, spaces, hyphens, apostrophes and quotation marks',
  MAX_LENGTH: 'Enter up to {max} characters',
  MIN_DIGITS: 'Enter at least {min} digits',
  ONLY_ZEROS: 'A number cannot be all zeros. Enter the correct number',
  RANGE: 'Enter a value between {min} and {max}',
  DAYS_BEYOND_WINDOW: 'The period that counts has no more than {max} days',
  SERVICE_BEYOND_AGE: 'Service cannot be longer than {max} months: the time since the age of 16',
  INVALID_DATE: 'Enter a correct date, such as 17.05.2000',
  DATE_TOO_EARLY: 'Enter a date not before {earliest}',
  DATE_IN_FUTURE: 'This date is in the future. Enter a date up to today',
  DATE_BEFORE_BIRTH: 'This date is before the date of birth in step 1. Check both',
  MIN_AGE: 'Invalid date of birth: minimum age is {years}',
  SELECT_AT_LEAST_ONE: 'Choose at least one option',
  UNKNOWN_OPTION: 'The value is not in the list. Choose again',
  OPTION_NOT_ALLOWED: 'This choice does not go with the other answers. Choose again',
  NOT_ASKED: 'Your other answers rule this question out. Reload the page',
  UNKNOWN_FILE: 'The file no longer exists. Upload it again',
  WRONG_TYPE: 'The value is not valid. Enter it again',
  TOO_MANY: 'No more than {max} can be added',
  TERMS_REQUIRED: 'Accept the terms of use and the privacy policy',
  DECLARATION_REQUIRED: 'Tick the declaration',
  NEIGHBORHOOD_CONFIRM: 'Confirm the locality and neighbourhood to continue',
  PASTE_NOT_ALLOWED: 'Pasting is not allowed in this field. Type it instead',
  OTP_LENGTH: 'Enter a {length}-digit code',
  BANK_ACCOUNT_SUSPECT: 'The account number does not match the bank and branch. Check it and correct it',
  BANK_ACCOUNT_LENGTH:
    'Account numbers usually have {min} to {max} digits. Check it, and correct it if needed',
  BANK_BRANCH_UNPAYABLE:
    'Branch numbers have up to {max} digits, and no payment can be made to a longer one. Check it and correct it',
  BANK_ACCOUNT_UNPAYABLE:
    'Account numbers have up to {max} digits, and no payment can be made to a longer one. Check it and correct it',
}
