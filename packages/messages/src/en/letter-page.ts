import type { letterPage as original } from '../he/letter-page.ts'
import type { WordsLike } from '../words.ts'

export const letterPage: WordsLike<typeof original> = {
  title: 'Result letter',
  back: 'Back to the personal area',
  download: 'Download the result letter (PDF)',
  preparing: 'Preparing the letter…',
  notYet: 'The result has not been published yet',
  notYetText:
    'When a decision is published, the letter will be shown here, and we will tell you by e-mail and SMS.',
  noRequest: 'There is no application yet',
  noRequestText:
    'The letter will be shown here after you have sent an application and the result is published.',
  failed: 'The letter could not be loaded',
  failedText: 'Your letter is safe with us. Try again in a moment.',
  replaced: 'This letter was replaced by letter {number}, which is valid.',
  all: 'All your letters',
  letter: 'Letter {number}',
  show: 'Show',
  shown: 'Shown',
}
