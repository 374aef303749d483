import { about } from '@milgo/messages/he/about'
import { featureWords } from '../../lib/words.ts'

export const useAboutWords = featureWords(about, {
  ar: async () => (await import('@milgo/messages/ar/about')).about,
  en: async () => (await import('@milgo/messages/en/about')).about,
})
