import { openNumbers } from '@milgo/messages/he/open-numbers'
import { featureWords } from '../../lib/words.ts'

export const useOpenNumbersWords = featureWords(openNumbers, {
  ar: async () => (await import('@milgo/messages/ar/open-numbers')).openNumbers,
  en: async () => (await import('@milgo/messages/en/open-numbers')).openNumbers,
})
