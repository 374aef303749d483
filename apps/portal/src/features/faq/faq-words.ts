import { faq } from '@milgo/messages/he/faq'
import { featureWords } from '../../lib/words.ts'

export const useFaqWords = featureWords(faq, {
  ar: async () => (await import('@milgo/messages/ar/faq')).faq,
  en: async () => (await import('@milgo/messages/en/faq')).faq,
})
