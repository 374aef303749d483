import { legal } from '@milgo/messages/he/legal'
import { featureWords } from '../../lib/words.ts'

export const useLegalWords = featureWords(legal, {
  ar: async () => (await import('@milgo/messages/ar/legal')).legal,
  en: async () => (await import('@milgo/messages/en/legal')).legal,
})
