import { documentsStep } from '@milgo/messages/he/documents-step'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { formModals } from '@milgo/messages/he/form-modals'
import { readability } from '@milgo/messages/he/readability'
import { submittedCopy } from '@milgo/messages/he/submitted-copy'
import { upload } from '@milgo/messages/he/upload'
import { featureWords } from '../../../lib/words.ts'

/** The words that only the documents step needs. */
export const useDocumentsWords = featureWords(
  { documentsStep, fileRefusals, formModals, readability, submittedCopy, upload },
  {
    ar: async () => (await import('./documents-words-ar.ts')).words,
    en: async () => (await import('./documents-words-en.ts')).words,
  },
)
