import type { notFound as original } from '../he/not-found.ts'
import type { WordsLike } from '../words.ts'

export const notFound: WordsLike<typeof original> = {
  title: 'Page not found',
  text: 'The address may be mistyped, or the page may have moved. You can continue from one of these pages:',
  login: {
    title: 'Log in to open your application',
    text: 'The application opens only after logging in. Log in, and you will come straight back to it.',
  },
  account: {
    title: 'We could not find your account',
    text: 'You are logged in, but the account is not registered in the current period. Log in again, or start with the eligibility check.',
  },
  notRegistered: 'Not registered yet? Start with the eligibility check',
  goOn: 'Continue to the page you asked for',
}
