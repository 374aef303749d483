import { letterPage } from '@milgo/messages/he/letter-page'
import { featureWords } from '../../lib/words.ts'

export const useLetterWords = featureWords(
  { letterPage },
  {
    ar: async () => (await import('./letter-words-ar.ts')).words,
    en: async () => (await import('./letter-words-en.ts')).words,
  },
)
