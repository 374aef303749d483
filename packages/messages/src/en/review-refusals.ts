import type { reviewRefusals as original } from '../he/review-refusals.ts'
import type { WordsLike } from '../words.ts'

export const reviewRefusals: WordsLike<typeof original> = {
  DOCUMENTS_NOT_LOOKED_AT: 'Some documents were not looked at yet',
  DOCUMENTS_FLAGGED: 'Some documents are flagged for correction',
  CHECKLIST_INCOMPLETE: 'The checklist is not complete',
  UNKNOWN_REASON: 'Choose a reason from the list',
  NOTE_REQUIRED: 'Add a note',
}
