import { contact } from '@milgo/messages/he/contact'
import { issues } from '@milgo/messages/he/issues'
import { featureWords } from '../../lib/words.ts'

export const useContactWords = featureWords(
  { contact, issues },
  {
    ar: async () => ({
      ...(await import('@milgo/messages/ar/contact')),
      ...(await import('@milgo/messages/ar/issues')),
    }),
    en: async () => ({
      ...(await import('@milgo/messages/en/contact')),
      ...(await import('@milgo/messages/en/issues')),
    }),
  },
)
