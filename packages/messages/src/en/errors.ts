import type { errors as original } from '../he/errors.ts'
import type { WordsLike } from '../words.ts'

export const errors: WordsLike<typeof original> = {
  BAD_REQUEST: 'The request is not valid',
  UNAUTHORIZED: 'Log in to continue',
  FORBIDDEN: 'You do not have permission for this action',
  NOT_FOUND: 'Page not found',
  PAYLOAD_TOO_LARGE: 'What was sent is too large',
  UNSUPPORTED_MEDIA_TYPE: 'This type of content is not supported',
  TOO_MANY_REQUESTS: 'Too many attempts. Try again in a few minutes',
  DATABASE_UNAVAILABLE: 'The system is not available right now. Your data is safe. Try again in a moment',
  UNSPECIFIED: 'An error occurred. Try again later',
}
