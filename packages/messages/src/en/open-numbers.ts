import type { openNumbers as original } from '../he/open-numbers.ts'
import type { WordsLike } from '../words.ts'

export const openNumbers: WordsLike<typeof original> = {
  lead: 'How many applications were sent in registration periods that have ended, and what was decided. Figures about fewer than {smallest} people are not shown, so that nobody can be recognised.',
  empty: 'No registration period has ended yet whose numbers can be published.',
  emptyText: 'Numbers are published after the appeals have closed.',
  emptyNext:
    'The numbers of the registration for the academic year {year} will be here after its appeals have closed, not before {date}.',
  toCome: 'What you will find here',
  period: 'Registration for the academic year {year}',
  requests: 'Applications sent',
  medianDays: 'Median time from sending to the decision',
  days: { one: '{count} day', other: '{count} days' },
  appeals: 'Appeals submitted',
  reversals: 'Appeals granted',
  outcomes: 'Decisions by the amount of the scholarship',
  amount: 'Amount',
  count: 'Applications',
  noAward: 'No scholarship',
  few: 'Too few to show',
  failed: 'We could not load the numbers',
  failedText: 'The connection may have dropped for a moment, or the system is busy. Try again.',
}
