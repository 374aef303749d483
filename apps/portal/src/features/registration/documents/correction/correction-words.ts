import { correction } from '@milgo/messages/he/correction'
import { deadlines } from '@milgo/messages/he/deadlines'
import { featureWords } from '../../../../lib/words.ts'

/** The words that only a correction needs. */
export const useCorrectionWords = featureWords(
  { correction, deadlines },
  {
    ar: async () => (await import('./correction-words-ar.ts')).words,
    en: async () => (await import('./correction-words-en.ts')).words,
  },
)
