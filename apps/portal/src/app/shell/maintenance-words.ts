import { unavailable } from '@milgo/messages/he/unavailable'
import { featureWords } from '../../lib/words.ts'

export const useMaintenanceWords = featureWords(unavailable, {
  ar: async () => (await import('@milgo/messages/ar/unavailable')).unavailable,
  en: async () => (await import('@milgo/messages/en/unavailable')).unavailable,
})
