import { contact } from '@milgo/messages/he/contact'
import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { featureWords } from '../../lib/words.ts'

export const useContactWords = featureWords(
  { contact, formFields, issues },
  {
    ar: async () => ({
      ...(await import('@milgo/messages/ar/contact')),
      ...(await import('@milgo/messages/ar/form-fields')),
      ...(await import('@milgo/messages/ar/issues')),
    }),
    en: async () => ({
      ...(await import('@milgo/messages/en/contact')),
      ...(await import('@milgo/messages/en/form-fields')),
      ...(await import('@milgo/messages/en/issues')),
    }),
  },
)
