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
  requestSubmitted: {
    subject: 'Your scholarship request was received',
    received: 'Your scholarship request was received on {moment}.',
    copy: 'A copy of the request as it was sent can be downloaded in the personal area.',
    sms: 'Milgo: your scholarship request was received on {moment}. A copy of it is in your personal area.',
  },
  documentList: {
    subject: 'The documents that your scholarship request needs',
    needed: 'By the answers that you have given so far, these are the documents to attach to the request:',
    optional: '{document} (optional)',
    mayChange:
      'If the answers change, the list may change as well. PDF files, pictures and Excel sheets can be attached, up to {megabytes} MB a file.',
  },
  fileInfected: {
    subject: 'A file of your scholarship request can no longer be opened',
    found: 'Malware was found in a file that you sent with your scholarship request:',
    file: '{document}: {name}',
    closed: 'Nobody can open the file any more. Everything else stays as it was sent.',
    next: 'Nothing has to be done now: if the document is needed, the request comes back to you for correction. Until then, please have another copy of it ready, from a device that was checked for malware.',
    contact: 'Questions are answered at {support}',
    sms: 'Milgo: malware was found in a file of your scholarship request, and it can no longer be opened. An e-mail tells more.',
  },
  footer: 'This message was sent by Milgo. Please do not answer it.',
}
