import type { errors as original } from '../he/errors.ts'
import type { WordsLike } from '../words.ts'

export const errors: WordsLike<typeof original> = {
  BAD_REQUEST: 'The request is not valid',
  INVALID_FIELDS: 'Correct the marked fields',
  INVALID_ANSWERS: 'Correct the marked answers',
  STEP_NOT_ASKED: 'This step is not part of your request',
  USER_NOT_FOUND: 'User does not exist.',
  BAD_CREDENTIALS: 'Incorrect username or password.',
  CODE_WRONG: 'The code is wrong. Check it and try again',
  CODE_EXPIRED: 'The code has expired. Ask for a new one',
  CODE_BLOCKED: 'Too many wrong tries. Ask for a new code',
  LOGIN_EXPIRED: 'This login has expired. Start again',
  USER_EXIST: 'This user already exists',
  NOT_ELIGIBLE: 'You are not eligible',
  UNAUTHORIZED: 'Log in to continue',
  FORBIDDEN: 'You do not have permission for this action',
  REQUEST_READ_ONLY: 'The request cannot be changed',
  NOT_FOUND: 'Page not found',
  FILE_NOT_FOUND: 'The file was not found',
  FILE_SUBMITTED: 'The file belongs to a request that was sent and cannot be deleted',
  LINK_EXPIRED: 'The link to the file has expired. Open the file again from the form',
  NO_REQUEST: 'There is no request yet. Start with the personal info',
  STEP_CHANGED: 'The answers were changed in the meantime, in another tab or on another device',
  PAYLOAD_TOO_LARGE: 'What was sent is too large',
  UNSUPPORTED_MEDIA_TYPE: 'This type of content is not supported',
  TOO_MANY_REQUESTS: 'Too many attempts. Try again in a few minutes',
  RESEND_TOO_SOON: 'A new code can be sent in {seconds} seconds',
  DATABASE_UNAVAILABLE: 'The system is not available right now. Your data is safe. Try again in a moment',
  STORAGE_UNAVAILABLE:
    'Files cannot be stored or opened right now. Those already uploaded are safe. Try again in a moment',
  UNSPECIFIED: 'An unspecified error occurred. Try again later',
}
