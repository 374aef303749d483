import type { letters as original } from '../he/letters.ts'
import type { WordsLike } from '../words.ts'

export const letters: WordsLike<typeof original> = {
  code: {
    register:
      'Your code to register with Milgo: {code}. It is valid for {minutes} minutes. Give it to nobody.',
    login: 'Your code to log in to Milgo: {code}. It is valid for {minutes} minutes. Give it to nobody.',
    reset:
      'Your code to choose a new Milgo password: {code}. It is valid for {minutes} minutes. Give it to nobody.',
  },
  passwordChanged: {
    subject: 'Your Milgo password was changed',
    done: 'The password of your account was changed, and every earlier login has ended.',
    notYou:
      'If you did not change it, restore your password on the login page at once and write to us: {support}',
  },
  footer: 'This message was sent by Milgo. Please do not answer it.',
}
