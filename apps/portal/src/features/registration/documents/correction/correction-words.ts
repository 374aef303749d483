import { correction } from '@milgo/messages/he/correction'
import { featureWords } from '../../../../lib/words.ts'

/** The words that only a correction needs. */
export const useCorrectionWords = featureWords(
  { correction },
  {
    ar: async () => (await import('./correction-words-ar.ts')).words,
    en: async () => (await import('./correction-words-en.ts')).words,
  },
)
