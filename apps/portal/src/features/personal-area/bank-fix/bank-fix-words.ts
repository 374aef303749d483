import { bankFix } from '@milgo/messages/he/bank-fix'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { readability } from '@milgo/messages/he/readability'
import { upload } from '@milgo/messages/he/upload'
import { featureWords } from '../../../lib/words.ts'

export const useBankFixWords = featureWords(
  { bankFix, documentsStep, fileRefusals, formFields, issues, readability, upload },
  {
    ar: async () => (await import('./bank-fix-words-ar.ts')).words,
    en: async () => (await import('./bank-fix-words-en.ts')).words,
  },
)
