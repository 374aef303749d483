import type { formFields as original } from '../he/form-fields.ts'
import type { WordsLike } from '../words.ts'

export const formFields: WordsLike<typeof original> = {
  optional: 'optional',
  problems: {
    one: 'One field left to correct',
    other: '{count} fields left to correct',
  },
  refused: 'Not sent. What you filled in stays here',
  help: { open: 'Help: {title}', close: 'Close' },
  list: {
    showOptions: 'Show the list',
    localityFirst: 'Choose the locality first',
    noResults: 'No results',
    notInList: '“{text}” is not in the list and was not chosen. Choose from the list',
    results: { one: 'One result', other: '{count} results' },
    placeholder: 'Type to search',
    loading: 'The list is loading',
    failed: 'The list could not be loaded',
    retry: 'Try again',
  },
  date: { openCalendar: 'Open the calendar', calendar: 'Calendar', pattern: 'dd.mm.yyyy' },
  password: {
    show: 'Show',
    hide: 'Hide',
    met: 'met',
    unmet: 'not met yet',
    requirements: {
      length: '{min} to {max} characters',
      digit: 'A digit',
      upper: 'An uppercase Latin letter',
      lower: 'A lowercase Latin letter',
    },
  },
  currency: '₪',
  newWindow: 'opens in a new window',
}
