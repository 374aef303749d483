import type { callFailures as original } from '../he/call-failures.ts'
import type { WordsLike } from '../words.ts'

export const callFailures: WordsLike<typeof original> = {
  USER_NOT_FOUND: 'No account was found with these details',
  BAD_CREDENTIALS: 'The e-mail or password is incorrect. Check them and try again',
  noConnection: 'We could not reach the server. Check your internet connection and try again',
  tooManyNow: {
    one: 'Too many attempts. You can try again in a second',
    other: 'Too many attempts. You can try again in {count} seconds',
  },
  tooMany: {
    one: 'Too many attempts. You can try again in a minute',
    other: 'Too many attempts. You can try again in {count} minutes',
  },
}
