import type * as original from '../he/appeal.ts'
import type { WordsLike } from '../words.ts'

export const appealTypes: WordsLike<typeof original.appealTypes> = {
  RESULT_APPEAL: 'استئناف على النتيجة',
  PERSONAL_PARAMETER_CHANGE: 'تغيير في المعطيات الشخصية',
}

export const appealQuestions: WordsLike<typeof original.appealQuestions> = {
  details: 'تعليلات الاستئناف',
  documents: 'مستندات الاستئناف',
  appealType: 'نوع الاستئناف',
}
