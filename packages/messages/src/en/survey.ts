import type * as original from '../he/survey.ts'
import type { WordsLike } from '../words.ts'

export const surveyQuestions: WordsLike<typeof original.surveyQuestions> = {
  birthCountry: 'Country of birth',
  birthCountryParentOne: 'Country of birth – parent 1',
  birthCountryParentTwo: 'Country of birth – parent 2',
  educationParentOne: 'Education – parent 1',
  educationParentTwo: 'Education – parent 2',
  cultureGroup: 'Cultural group',
}

export const surveyTexts: WordsLike<typeof original.surveyTexts> = {
  title: 'Student survey',
  optional: 'The survey is optional and does not affect entitlement',
  lead: 'Six short questions, about one minute. The answers help us know whom the scholarships reach.',
  privacyTitle: 'The answers are stored without a name',
  privacy:
    'They are stored apart from the application, without name, identity number or date. Those who review the application do not see them, and they cannot be changed once sent.',
  send: 'Send the answers',
  sending: 'Sending…',
  skip: 'No, thank you',
  failed: 'The answers were not sent',
  problems: 'Some answers are missing',
  thanksTitle: 'Thank you, the answers were saved',
  thanks: 'The survey can be answered once, so there is nothing more to do here.',
  back: 'Back to the personal area',
  offerTitle: 'Would you like to help us?',
  offer: 'Six background questions, anonymous. Answering is optional and does not affect entitlement.',
  open: 'Answer the survey',
  loadFailed: 'We could not load the survey',
  loadFailedText: 'Try again in a moment.',
  notYet: 'The survey opens after the application is sent',
}
