import type { AppealDraft, AppealType } from '@milgo/domain/appeal/appeal'

export const appealTypes = {
  RESULT_APPEAL: 'ערעור על התוצאה',
  PERSONAL_PARAMETER_CHANGE: 'שינוי בנתונים האישיים',
} as const satisfies Record<AppealType, string>

export const appealQuestions = {
  details: 'נימוקי הערעור',
  documents: 'מסמכים לערעור',
  appealType: 'סוג הערעור',
} as const satisfies Record<keyof AppealDraft, string>
