import type { officeShortcuts as original } from '../he/office-shortcuts.ts'
import type { WordsLike } from '../words.ts'

export const officeShortcuts: WordsLike<typeof original> = {
  title: 'Keyboard shortcuts',
  open: 'Keyboard shortcuts',
  close: 'Close',
  lettersOn: 'Shortcuts of a single letter can be switched off on the page “My account”.',
  lettersOff: 'Shortcuts of a single letter are off. Switch them on on the page “My account”.',
  setting: 'Keyboard shortcuts',
  letters: 'Shortcuts of a single letter',
  lettersHelp: 'Switch them off if you dictate or press keys by accident. The setting stays in this browser.',
  groups: { general: 'On every page', queue: 'Work queue', review: 'Review of an application' },
  does: {
    help: 'Open this window',
    search: 'Search for an application',
    nextRow: 'Next row',
    previousRow: 'Previous row',
    selectRow: 'Select the row',
    openRow: 'Open the application',
    takeNext: 'Take the next application',
    addFilter: 'Add a filter',
    assignToMe: 'Assign to me',
    handOver: 'Hand over to others',
    nextPage: 'Next page',
    previousPage: 'Previous page',
  },
}
