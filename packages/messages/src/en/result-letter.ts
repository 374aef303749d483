import type { resultLetter as original } from '../he/result-letter.ts'
import type { WordsLike } from '../words.ts'

export const resultLetter: WordsLike<typeof original> = {
  documentTitle: 'Result letter {number}',
  brand: 'Milgo',
  office: 'Student scholarships office',
  labels: {
    date: 'Date',
    request: 'Application number',
    letter: 'Letter number',
    period: 'Registration period',
  },
  to: 'To',
  identity: 'Identity number ending in {digits}',
  greeting: 'Dear {name},',
  subjects: {
    AWARD: 'Re: A scholarship has been awarded, registration period {period}',
    NO_AWARD: 'Re: The result of the scholarship application, registration period {period}',
    REFUSAL: 'Re: The scholarship application was refused, registration period {period}',
    REJECTION:
      'Re: The scholarship application was rejected by the institution, registration period {period}',
    APPEAL_GRANTED: 'Re: The appeal against the scholarship result was granted, registration period {period}',
    APPEAL_DENIED: 'Re: The appeal against the scholarship result was denied, registration period {period}',
    REVISION: 'Re: The scholarship result was corrected, registration period {period}',
  },
  openings: {
    AWARD:
      'We have reviewed your application of {day}, and are glad to tell you that you have been awarded a scholarship for your studies at {institution}.',
    NO_AWARD:
      'We have reviewed your application of {day} for your studies at {institution} and calculated its score.',
    REFUSAL:
      'We have reviewed your application of {day} for your studies at {institution}. It was not approved.',
    REJECTION:
      'We have reviewed your application of {day}. The institution, {institution}, informed us that it does not approve it, so the application was rejected.',
    APPEAL_GRANTED:
      'We have reviewed and granted your appeal against the result of your application of {day} for your studies at {institution}.',
    APPEAL_DENIED:
      'We have reviewed your appeal against the result of your application of {day} for your studies at {institution}. It was not granted.',
    REVISION:
      'We have reviewed the result of your application of {day} for your studies at {institution} again and corrected it.',
  },
  replaces: 'This letter replaces letter number {number}.',
  decisions: {
    award: 'The scholarship awarded to you',
    awardScore: 'For a score of {total} out of {max}.',
    noAward: 'No scholarship was awarded',
    noAwardScore: 'The score is {total} out of {max}, below the score that earns a scholarship.',
    refused: 'The application was refused',
    rejected: 'The application was rejected by the institution',
    appealMore: 'Before the appeal the award was {previous}. The difference will be paid to you.',
    appealFirst: 'Before the appeal no scholarship was awarded.',
    appealSame: 'The amount of the scholarship did not change with the appeal.',
    appealDenied: 'The appeal was denied, and the earlier result remains valid',
    awardStays: 'The scholarship awarded to you remains valid',
    revised: 'The letter before named an amount of {previous}.',
    revisedFirst: 'By the letter before no scholarship was awarded.',
  },
  reasons: { title: 'The reason for the decision', text: '{reason}' },
  score: {
    title: 'How the score was calculated',
    component: 'Component',
    explanation: 'Based on',
    points: 'Points',
    max: 'Maximum',
  },
  appeal: {
    title: 'Your right to appeal',
    until: 'You may appeal against the result once, until {until}.',
    how: 'How to appeal: open your personal area in the portal, choose to submit an appeal, write your grounds and attach documents.',
    at: 'The personal area: {address}',
    paid: 'An appeal does not delay the payment.',
  },
  information: {
    title: 'Please note',
    text: 'The decision is based on the documents and details that you gave. If your studies or details have changed, tell us in the personal area.',
    payment: 'The date of payment and the account it goes to are shown in the personal area.',
  },
  closing: 'Yours sincerely,',
  signature: 'Student scholarships office',
  contact: 'Questions: {email}',
  footer: {
    made: 'This document was produced by computer',
    rules: 'Score rules {version}',
    letter: 'Letter {number}',
  },
  page: 'Page {page}',
}
