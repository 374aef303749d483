import type { reviewRefusals as original } from '../he/review-refusals.ts'
import type { WordsLike } from '../words.ts'

export const reviewRefusals: WordsLike<typeof original> = {
  DOCUMENTS_NOT_LOOKED_AT: 'Some documents have not been looked at yet',
  DOCUMENTS_FLAGGED: 'Some documents are flagged for correction',
  CHECKLIST_INCOMPLETE: 'The checklist is not complete',
  UNKNOWN_REASON: 'Choose a reason from the list',
  REASON_NOT_FOR_DOCUMENT: 'This reason is not for this document. Choose another',
  NOTE_REQUIRED: 'Add a note',
}
