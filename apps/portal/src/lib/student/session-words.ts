import { session as original } from '@milgo/messages/he/session'
import { featureWords } from '../words.ts'

export const useSessionWords = featureWords(original, {
  ar: async () => (await import('@milgo/messages/ar/session')).session,
  en: async () => (await import('@milgo/messages/en/session')).session,
})
