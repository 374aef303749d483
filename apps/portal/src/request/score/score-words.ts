import { formFields } from '@milgo/messages/he/form-fields'
import { resultView } from '@milgo/messages/he/result'
import { scoreComponents, scoreLines } from '@milgo/messages/he/score'
import { featureWords } from '../../lib/words.ts'

export const useScoreWords = featureWords(
  { formFields, resultView, scoreComponents, scoreLines },
  {
    ar: async () => (await import('./score-words-ar.ts')).words,
    en: async () => (await import('./score-words-en.ts')).words,
  },
)
