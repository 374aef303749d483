import type { LabelWordsOf, OptionWordsOf } from '@milgo/domain/answers/words-of'
import type { AppealType } from '@milgo/domain/appeal/appeal'
import type { AppealRows } from '@milgo/domain/appeal/questions'

export const appealTypeLabel = 'סוג הערעור'

export const appealTypes = {
  RESULT_APPEAL: 'ערעור על התוצאה',
  PERSONAL_PARAMETER_CHANGE: 'שינוי בנתונים האישיים',
} as const satisfies Record<AppealType, string>

export const appealQuestions = {
  grounds: 'על מה הערעור?',
  claimedIncome: 'ההכנסה החודשית של משק הבית, לדעתכם (₪)',
  claimedPersons: 'מספר הנפשות במשק הבית',
  claimedLocality: 'היישוב שבו גרתם בגיל 18',
  claimedServiceMonths: 'חודשי השירות',
  claimedReserveDays: 'ימי המילואים',
  details: 'נימוקי הערעור',
  documents: 'מסמכים לערעור',
} as const satisfies LabelWordsOf<AppealRows>

/** The questions whose words differ where a student reports a change. */
export const changeQuestions = {
  grounds: 'מה השתנה?',
  claimedIncome: 'ההכנסה החודשית של משק הבית (₪)',
  details: 'מה השתנה, וממתי',
  documents: 'מסמכים שמראים את השינוי',
} as const satisfies Partial<LabelWordsOf<AppealRows>>

export const appealOptions = {
  appealGround: {
    income: 'הכנסות',
    cluster: 'אשכול היישוב',
    family: 'מצב משפחתי',
    military: 'שירות צבאי, לאומי או אזרחי',
    priority: 'אזור עדיפות לאומית',
    reservist: 'שירות מילואים',
    OTHER: 'סיבה אחרת',
  },
} as const satisfies OptionWordsOf<AppealRows>
