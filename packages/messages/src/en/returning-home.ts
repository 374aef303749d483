import type { returningHome as original } from '../he/returning-home.ts'
import type { WordsLike } from '../words.ts'

export const returningHome: WordsLike<typeof original> = {
  acts: {
    START: 'Start the application',
    FILL: 'Continue with step {n}: {step}',
    SEND: 'Check once more and send',
    FIX_DOCUMENTS: 'Correct the documents',
    FIX_APPEAL: 'Correct the appeal',
    FIX_BANK_DETAILS: 'Correct your bank details',
    VIEW_RESULT: 'See your result',
    FOLLOW: 'Go to your personal area',
  },
  cardLabel: 'Where your application stands',
  next: 'What comes next:',
  answers: 'Final decisions',
  period: 'Registration for the academic year {year}',
  newPeriod:
    'Registration for the current period is open. A new application starts with the eligibility check.',
  checkEligibility: 'Check eligibility',
  failed: 'We could not load where your application stands',
  failedText: 'What you sent is safe with us. Try again in a moment, or open your personal area.',
}
