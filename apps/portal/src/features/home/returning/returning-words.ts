import { deadlines } from '@milgo/messages/he/deadlines'
import { personalArea } from '@milgo/messages/he/personal-area'
import { returningHome } from '@milgo/messages/he/returning-home'
import { journeyStages, statusGuide } from '@milgo/messages/he/status-guide'
import { steps } from '@milgo/messages/he/steps'
import { featureWords } from '../../../lib/words.ts'

export const useReturningWords = featureWords(
  { deadlines, journeyStages, personalArea, returningHome, statusGuide, steps },
  {
    ar: async () => (await import('./returning-words-ar.ts')).words,
    en: async () => (await import('./returning-words-en.ts')).words,
  },
)
