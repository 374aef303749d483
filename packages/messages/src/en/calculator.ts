import type { calculator as original } from '../he/calculator.ts'
import type { WordsLike } from '../words.ts'

export const calculator: WordsLike<typeof original> = {
  lead: 'Enter your household’s figures to see the score they could earn under the rules for the academic year {year}.',
  privacy: 'The score is worked out in your browser. Nothing is sent and nothing is stored.',
  form: 'Your figures',
  incomeHelp: 'Before tax, of everybody in the household together.',
  result: 'The estimate',
  waiting: 'Enter the number of people and the income, and the result will appear here.',
  estimate: 'This is an estimate, not a decision.',
  examples: 'Examples',
  examplesLead: 'Press one to fill it in.',
  use: 'Fill in the example: {name}',
  example: {
    family: 'A family of five with an income of ₪11,500, a brother who studies, and full service',
    alone: 'A student who lives alone on ₪4,200, two years of service and 25 days of reserve duty',
    parent: 'A single parent with two children and an income of ₪7,000',
  },
  clear: 'Clear the form',
  missing: 'The scoring rules will be published here when registration opens.',
  failed: 'We could not load the scoring rules',
  failedText: 'The connection may have dropped for a moment, or the system is busy. Try again.',
  check: 'Check eligibility',
}
