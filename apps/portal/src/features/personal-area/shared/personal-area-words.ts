import { deadlines } from '@milgo/messages/he/deadlines'
import { issues } from '@milgo/messages/he/issues'
import { personalArea } from '@milgo/messages/he/personal-area'
import { requestView } from '@milgo/messages/he/request-view'
import { journeyStages, statusGuide } from '@milgo/messages/he/status-guide'
import { steps } from '@milgo/messages/he/steps'
import { surveyTexts } from '@milgo/messages/he/survey'
import { featureWords } from '../../../lib/words.ts'

export const usePersonalAreaWords = featureWords(
  { deadlines, issues, journeyStages, personalArea, requestView, statusGuide, steps, surveyTexts },
  {
    ar: async () => (await import('./personal-area-words-ar.ts')).words,
    en: async () => (await import('./personal-area-words-en.ts')).words,
  },
)
