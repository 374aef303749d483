import type { login as original } from '../he/login.ts'
import type { WordsLike } from '../words.ts'

export const login: WordsLike<typeof original> = {
  title: 'Log in',
  text: 'Continue your application where you stopped, and follow its progress.',
  ways: { label: 'Way to log in', email: 'By e-mail', phone: 'By phone' },
  email: 'E-mail',
  password: 'Password',
  phone: 'Mobile phone',
  phoneHelp: 'The number you registered with. We will send it a {length}-digit code.',
  logIn: 'Log in',
  loggingIn: 'Logging in…',
  sendCode: 'Send code',
  sending: 'Sending a code…',
  forgotPassword: 'Forgot password',
  codeTitle: 'One-time code verification',
  period: { label: 'Registration period', help: 'Choose only if you applied in an earlier period too.' },
  restore: {
    title: 'Reset password',
    text: 'Enter the phone number you registered with. We will send a code to it, with which you can choose a new password.',
    passwordTitle: 'Choose a new password',
    sent: 'If {phone} is registered with us, a one-time code was sent to it',
    newPassword: 'New password',
    confirmation: 'Confirm password',
    save: 'Save password',
    saving: 'Saving…',
    back: 'Back to login',
    done: 'The password was changed',
    doneText:
      'Log in with the new password. To be safe, every device that was logged in has been logged out.',
  },
  failed: {
    title: 'Could not log you in',
    codeTitle: 'The code was not sent',
    restoreTitle: 'The password was not changed',
    unexpected: 'Unexpected login error. Try again',
    byPhone: 'Log in with a code by phone',
    byEmail: 'Log in with e-mail and password',
    checkEligibility: 'Registration starts with the eligibility check',
  },
  ended: 'Your session has expired. Log in again',
  returnTo: 'After logging in you will come back to “{page}”.',
  entering: 'You are in. One moment, your page is opening…',
  newHere: {
    title: 'New here?',
    text: 'You register through the eligibility check: a few short questions, a code to your phone, and you can start your application.',
    action: 'Check eligibility',
    closedText:
      'Registration is closed now, so no new account can be opened. If you have already registered, log in here.',
  },
}
