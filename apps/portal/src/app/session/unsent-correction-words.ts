import { unsentCorrection } from '@milgo/messages/he/unsent-correction'
import { featureWords } from '../../lib/words.ts'

/** Returns the words of the banner, which few students see. */
export const useUnsentCorrectionWords = featureWords(
  { unsentCorrection },
  {
    ar: async () => (await import('./unsent-correction-words-ar.ts')).words,
    en: async () => (await import('./unsent-correction-words-en.ts')).words,
  },
)
