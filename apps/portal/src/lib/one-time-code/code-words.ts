import { oneTimeCode as original } from '@milgo/messages/he/one-time-code'
import { featureWords } from '../words.ts'

export const useCodeWords = featureWords(original, {
  ar: async () => (await import('@milgo/messages/ar/one-time-code')).oneTimeCode,
  en: async () => (await import('@milgo/messages/en/one-time-code')).oneTimeCode,
})
