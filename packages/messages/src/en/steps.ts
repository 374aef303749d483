import type { steps as original } from '../he/steps.ts'
import type { WordsLike } from '../words.ts'

export const steps: WordsLike<typeof original> = {
  personal: 'Personal details',
  bank: 'Bank details',
  family: 'Additional details',
  documents: 'Upload documents',
}
