import type { oneTimeCode as original } from '../he/one-time-code.ts'
import type { WordsLike } from '../words.ts'

export const oneTimeCode: WordsLike<typeof original> = {
  label: 'One-time code',
  sent: 'A one-time code was sent to {phone}',
  life: { one: 'The code is valid for one minute.', other: 'The code is valid for {count} minutes.' },
  checking: 'Checking the code…',
  checkAgain: 'Check the code again',
  notArrived: 'Didn’t get a code?',
  resend: 'Resend code',
  resending: 'Sending a code…',
  resendIn: 'You can ask for a new code in {time}',
  mayResend: 'You can ask for a new code now',
  sentAgain: 'A new code was sent. The previous one no longer works.',
  tryIn: 'Too many attempts. You can try again in {time}',
  blocked: {
    title: 'The code is blocked',
    text: 'Too many wrong codes were entered, and the code that was sent no longer works. Ask for a new code and enter it here.',
  },
  expired: { title: 'The code has expired', text: 'Ask for a new code and enter it here.' },
  otherPhone: 'Change the phone number',
}
