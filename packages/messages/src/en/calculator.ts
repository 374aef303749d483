import type { calculator as original } from '../he/calculator.ts'
import type { WordsLike } from '../words.ts'

export const calculator: WordsLike<typeof original> = {
  lead: 'Enter the figures of your household and see which score they may earn by the rules of period {period}.',
  privacy: 'The score is worked out in your browser. Nothing is sent and nothing is stored.',
  form: 'Your figures',
  clusterHelp: 'A number from 1 to 10. Not sure? Leave it empty, and we show a wider range.',
  incomeHelp: 'Before tax, of everybody in the household together.',
  result: 'The estimate',
  waiting: 'Enter the number of persons and the income, and the result appears here.',
  wrong: 'Correct the marked fields, and the result appears here.',
  tooManyChildren: 'There are more children than persons. Check both numbers.',
  between: 'Between {low} and {high} points',
  exactly: { one: 'One point', other: '{count} points' },
  award: 'A scholarship of {amount}',
  awards: 'Between {from} and {to}',
  noAward: 'No scholarship',
  upTo: 'No scholarship, or up to {to}',
  range:
    'This is an estimate and no decision. The income is checked against documents, so we also worked out {percent}% less and {percent}% more.',
  priority: 'The range already includes the points for a locality in a national priority area.',
  parts: 'The score of the figures as you entered them',
  examples: 'Examples',
  examplesLead: 'Press one to fill it in.',
  use: 'Fill in the example: {name}',
  example: {
    family: 'A family of five with an income of ₪11,500, a brother who studies, and full service',
    alone: 'A student who lives alone on ₪4,200, two years of service and 25 days of reserve duty',
    parent: 'A single parent with two children and an income of ₪7,000',
  },
  clear: 'Clear the form',
  missing: 'The rules of the score appear here when registration opens.',
  failed: 'We could not load the rules of the score',
  failedText: 'The connection may have dropped for a moment, or the system is busy. Try again.',
  check: 'Check eligibility',
}
