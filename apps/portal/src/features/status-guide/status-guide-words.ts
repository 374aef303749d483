import { personalArea, statusGuidePage } from '@milgo/messages/he/personal-area'
import { statusGuide } from '@milgo/messages/he/status-guide'
import { featureWords } from '../../lib/words.ts'

export const useStatusGuideWords = featureWords(
  { blocks: personalArea.blocks, statusGuide, statusGuidePage },
  {
    ar: async () => (await import('./status-guide-words-ar.ts')).words,
    en: async () => (await import('./status-guide-words-en.ts')).words,
  },
)
