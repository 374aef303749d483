import { calculator } from '@milgo/messages/he/calculator'
import { featureWords } from '../../lib/words.ts'

export const useCalculatorWords = featureWords(calculator, {
  ar: async () => (await import('@milgo/messages/ar/calculator')).calculator,
  en: async () => (await import('@milgo/messages/en/calculator')).calculator,
})
