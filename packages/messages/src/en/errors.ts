import type { errors as original } from '../he/errors.ts'
import type { WordsLike } from '../words.ts'

export const errors: WordsLike<typeof original> = {
  BAD_REQUEST: 'This was not done: what was sent is not valid. Reload the page and try again',
  INVALID_FIELDS: 'Correct the marked fields',
  INVALID_ANSWERS: 'Correct the marked answers',
  STEP_NOT_ASKED: 'This step is not part of your application. Continue with the next step',
  USER_NOT_FOUND: 'User does not exist.',
  BAD_CREDENTIALS: 'Incorrect username or password.',
  CODE_WRONG: 'The code is wrong. Check it and try again',
  CODE_EXPIRED: 'The code has expired. Ask for a new one',
  CODE_BLOCKED: 'Too many wrong attempts. Ask for a new code',
  CONTACT_UNCHANGED: 'These details are registered already. Enter other details',
  CONTACT_TAKEN: 'These details belong to another account. Enter other details or contact us',
  USER_EXIST: 'An account with these details already exists. Log in to it',
  NOT_ELIGIBLE: 'You are not eligible',
  UNAUTHORIZED: 'Log in to continue',
  FORBIDDEN: 'You do not have permission for this action. If this is a mistake, contact support',
  ACTING_NOT_ALLOWED: 'Only the student can do this. It cannot be done on their behalf',
  REQUEST_READ_ONLY: 'The application cannot be changed now. The personal area shows where it stands',
  LEGAL_TEXT_CHANGED: 'The text has been updated in the meantime. Reload the page and read the new version',
  MOVE_NOT_ALLOWED: 'This cannot be done with the application now. Reload the page to see where it stands',
  RESULT_NOT_PUBLISHED:
    'The result has not been published yet. On the day of publication a message is sent by e-mail and SMS',
  NOT_SUBMITTED: 'The application has not been sent yet. Complete it and send it',
  BANK_FIX_CLOSED: 'No payment is waiting for another bank account now. There is nothing you need to do',
  CODE_REQUIRED: 'We sent a code to your phone. Enter it to confirm the bank details',
  CONTACT_CHANGED_LATELY:
    'Your contact details were changed recently. You can give bank details {hours} hours after the change',
  SURVEY_TAKEN: 'You have already answered the survey. It can be answered once',
  NOT_FOUND: 'Page not found',
  FILE_NOT_FOUND: 'The file was not found. Reload the page and try again',
  FILE_SUBMITTED: 'The file belongs to an application that was sent and cannot be deleted',
  FILE_NAMED: 'The saved answers include the file, so it was not deleted',
  LINK_EXPIRED: 'The link to the file has expired. Open the file again from the form',
  APPEAL_NOT_ALLOWED: 'The appeal cannot be submitted or changed now',
  APPEAL_IN_REVIEW: 'The appeal is already being reviewed and cannot be changed',
  APPEAL_CHANGED:
    'The appeal was changed in the meantime, in another window or on another device. Reload the page to see what has changed',
  NO_APPEAL: 'No appeal was submitted',
  NO_REQUEST: 'There is no application yet. Start with the personal details',
  STEP_CHANGED:
    'The answers were changed in the meantime, in another window or on another device. Reload the page to see what has changed',
  PAYLOAD_TOO_LARGE: 'What was sent is too large. Shorten it and try again',
  UNSUPPORTED_MEDIA_TYPE: 'This type of content is not supported. Reload the page and try again',
  TOO_MANY_REQUESTS: 'Too many attempts. Try again in a few minutes',
  RESEND_TOO_SOON: 'A new code cannot be sent yet. Seconds left: {seconds}',
  LIST_SENT_ALREADY:
    'The list of documents has already been sent to your e-mail. You can ask for it once an hour',
  DATA_EXPORTED_ALREADY: 'All data can be downloaded once in 24 hours. Try again later',
  OVERLOADED: 'The system is very busy right now. What you entered is not lost. Try again in a few seconds',
  BEING_CHANGED:
    'This is being updated at this moment, so nothing was stored. What you entered is not lost. Try again in a minute',
  MAINTENANCE: 'The portal is closed for maintenance for a short time. Your data is safe. Try again later',
  DATABASE_UNAVAILABLE: 'The system is not available right now. Your data is safe. Try again in a moment',
  DATABASE_BUSY: 'The system is very busy right now. Try again in a few seconds',
  STORAGE_UNAVAILABLE:
    'Files cannot be stored or opened right now. Those already uploaded are safe. Try again in a moment',
  UNSPECIFIED: 'An unspecified error occurred. Try again later',
}
