import type { answerValues as original } from '../he/answer-values.ts'
import type { WordsLike } from '../words.ts'

export const answerValues: WordsLike<typeof original> = {
  yes: 'Yes',
  no: 'No',
  none: 'Not given',
  choose: 'Choose',
}
