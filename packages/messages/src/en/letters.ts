import type { letters as original } from '../he/letters.ts'
import type { WordsLike } from '../words.ts'

export const letters: WordsLike<typeof original> = {
  corrections: {
    unsent: 'You have uploaded new files, but the corrections have not been submitted yet.',
    askedDocument: '{document}: {reason}.',
    file: '{document}: {name}',
  },
  appeals: {
    noFiles: 'No files were attached.',
    file: '{name}: {hash}',
    document: 'Document {n} of the appeal',
  },
  requestNumber: 'Application number: {number}',
  optionalDocument: '{document} (optional)',
  infectedFile: '{document}: {name}',
  unusualReading: '{name}: {what}',
  problemReport: {
    subject: '{topic}: {subject}',
    topic: 'Topic: {topic}',
    from: 'From: {from}',
    fromAccount: 'From: {from}, logged in to an account',
  },
  trial: { subject: 'Trial: {subject}', sms: 'SMS: {text}' },
  footer: 'This message was sent by Milgo. Please do not reply to it.',
  footerToAnswer: 'This message was sent by Milgo. A reply to it goes to the person who wrote it.',
}
