import type * as original from '../he/appeal.ts'
import type { WordsLike } from '../words.ts'

export const appealTypes: WordsLike<typeof original.appealTypes> = {
  RESULT_APPEAL: 'Appeal of the result',
  PERSONAL_PARAMETER_CHANGE: 'Change in personal data',
}

export const appealQuestions: WordsLike<typeof original.appealQuestions> = {
  details: 'Appeal details',
  documents: 'Appeal documents',
  appealType: 'Type of appeal',
}
