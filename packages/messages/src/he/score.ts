import type { ScoreLineCode } from '@milgo/domain/score/explain'
import type { ScoreComponent } from '@milgo/domain/score/score-component'
import type { RequestData } from '@milgo/domain/score/verified-figures'
import type { NumberForms } from '../words.ts'

export const scoreComponents = {
  income: 'הכנסה לנפש',
  cluster: 'אשכול חברתי-כלכלי',
  family: 'מצב משפחתי',
  military: 'שירות צבאי / לאומי / אזרחי',
  priority: 'אזור עדיפות לאומית',
  reservist: 'שירות מילואים',
  total: 'סך הכול ניקוד',
} as const satisfies Record<ScoreComponent | 'total', string>

export const scoreLines = {
  INCOME_UP_TO: 'הכנסה לנפש של \u2066₪{income}\u2069, במדרגה של עד \u2066₪{upTo}\u2069',
  INCOME_ABOVE: 'הכנסה לנפש של \u2066₪{income}\u2069, מעל \u2066₪{above}\u2069',
  INCOME_UNKNOWN: 'מספר הנפשות במשק הבית לא הוזן',
  INCOME_MISSING: 'לא כל ההכנסות של משק הבית הוזנו',
  CLUSTER: 'היישוב בגיל 18 באשכול חברתי-כלכלי {cluster}',
  CLUSTER_NOT_IN_ISRAEL: 'מגורים מחוץ לישראל בגיל 18',
  CLUSTER_UNKNOWN: 'ליישוב בגיל 18 אין אשכול חברתי-כלכלי',
  CHILDREN: 'ילדים: {count} (מדרגה של {from} ומעלה)',
  STUDENT_SIBLINGS: 'אחים ואחיות סטודנטים: {count} (מדרגה של {from} ומעלה)',
  SINGLE_PARENT: 'הורה עצמאי/ת',
  AFFECTED_PARENTS: 'יתמות או נתק מהורים: {count} (מדרגה של {from} ומעלה)',
  DISABILITY: 'נכות במשפחה: {percent}% (מדרגה של {from}% ומעלה)',
  CHILD_DISABILITY: 'ילד/ה עם נכות',
  FAMILY_NOTHING: 'אין נתונים המזכים בניקוד',
  MILITARY_MONTHS: {
    one: 'חודש שירות אחד (מדרגה של {from} ומעלה)',
    two: 'שני חודשי שירות (מדרגה של {from} ומעלה)',
    other: '{months} חודשי שירות (מדרגה של {from} ומעלה)',
  },
  MILITARY_NOTHING: {
    one: 'חודש שירות אחד',
    two: 'שני חודשי שירות',
    other: '{months} חודשי שירות',
  },
  RESERVIST_DAYS: {
    one: 'יום מילואים אחד (מדרגה של {from} ומעלה)',
    two: 'שני ימי מילואים (מדרגה של {from} ומעלה)',
    other: '{days} ימי מילואים (מדרגה של {from} ומעלה)',
  },
  RESERVIST_NOTHING: {
    one: 'יום מילואים אחד',
    two: 'שני ימי מילואים',
    other: '{days} ימי מילואים',
  },
  PRIORITY_LISTED: 'היישוב בגיל 18 הוא אזור עדיפות לאומית',
  PRIORITY_NOT_LISTED: 'היישוב בגיל 18 אינו אזור עדיפות לאומית',
  PRIORITY_PERIPHERAL: 'היישוב בגיל 18 באשכול פריפריאליות {cluster}, עד אשכול {upTo}',
  PRIORITY_NOT_PERIPHERAL: 'היישוב בגיל 18 באשכול פריפריאליות {cluster}, מעל אשכול {upTo}',
  PRIORITY_UNKNOWN: 'אין נתוני פריפריאליות למקום המגורים בגיל 18',
  CAP: 'הניקוד המרבי לרכיב הוא {cap}',
} as const satisfies Record<ScoreLineCode, string | NumberForms>

/** As letters print them. Letters that were sent are printed again in the same words, so these are not changed. */
export const letterScoreLines = {
  ...scoreLines,
  INCOME_UP_TO: 'הכנסה לנפש של {income} ש״ח, במדרגה של עד {upTo} ש״ח',
  INCOME_ABOVE: 'הכנסה לנפש של {income} ש״ח, מעל {above} ש״ח',
}

export const requestData = {
  requestNumber: 'מספר בקשה',
  houseHoldPeople: 'מספר נפשות במשק הבית',
  parentOneIncome: 'הכנסת הורה 1',
  parentTwoIncome: 'הכנסת הורה 2',
  spouse: 'הכנסת בן/בת הזוג',
  candidateEntering: 'הכנסת המועמד/ת',
  disability: 'נכויות במשפחה',
  childrenDisability: 'ילד/ה עם נכות',
  adminAssignment: 'הקצאה מנהלית',
  exceedsStandards: 'חריגה משנות התקן',
  openUniversity: 'האוניברסיטה הפתוחה',
  studiesScope: 'היקף הלימודים באחוזים',
  surveyMonth: 'חודש בדיקת ההכנסות',
  note: 'הערה',
} as const satisfies Record<keyof RequestData, string>
