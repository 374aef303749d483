import type { steps as original } from '../he/steps.ts'
import type { WordsLike } from '../words.ts'

export const steps: WordsLike<typeof original> = {
  personal: 'Personal info',
  bank: 'Bank details',
  family: 'Additional info',
  documents: 'Upload documents',
}
