import type { legal as original } from '../he/legal.ts'
import type { WordsLike } from '../words.ts'

export const legal: WordsLike<typeof original> = {
  printTitle: 'Terms of use, privacy policy and accessibility statement',
  version: 'Version {version}, in force since {date}',
  sample: 'This is a sample text. Whoever runs the portal replaces it with their own.',
  contents: 'On this page',
  download: 'Download all texts as a PDF',
  others: 'Other texts',
  failed: {
    title: 'We could not load the text',
    text: 'The connection may have dropped for a moment, or the system is busy.',
  },
  consent: {
    title: 'We have updated the texts you agreed to when you registered',
    text: 'Please read the new version and accept it. Until then everything works as usual, and we ask again at your next login.',
    accept: 'I have read it and agree',
    later: 'Not now',
    accepted: 'Thank you, your consent is saved.',
  },
}
