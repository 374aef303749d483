import type { PlaceWordsOf } from '@milgo/domain/answers/words-of'
import type { bank } from '@milgo/domain/application/bank/questions'
import type { documents } from '@milgo/domain/application/documents/questions'
import type { family } from '@milgo/domain/application/family/questions'
import type { personal } from '@milgo/domain/application/personal/questions'

/** The titles of the collapsible parts of each step. */
export const places = {
  personal: {
    info: 'פרטים אישיים',
    contact: 'פרטי התקשרות',
    address: 'כתובת לפי תעודת זהות',
    addressWhileStudying: 'כתובת מגורים בזמן הלימודים',
    under18: 'כתובת מגורים בגיל 18',
    academic: 'פרטי לימודים',
    military: 'שירות צבאי / לאומי / אזרחי',
  },
  bank: {
    account: 'פרטי חשבון בנק',
  },
  family: {
    info: 'מצב אישי',
    family: 'מצב משפחתי',
    disabled: 'בני/בנות משפחה עם נכות',
  },
  documents: {
    applicantId: 'תעודת זהות של המועמד/ת',
    parentOneId: 'תעודת זהות של הורה 1',
    parentTwoId: 'תעודת זהות של הורה 2',
    parentCertificates: 'אישורים לגבי ההורים',
    studies: 'אישורי לימודים',
    bankAccount: 'אישור ניהול חשבון בנק',
    income: 'אישורי הכנסה',
    military: 'אישורי שירות צבאי / לאומי / אזרחי',
    singleParent: 'אישור הורה עצמאי/ת (משפחה חד-הורית)',
    disability: 'אישורי נכות',
    newcomer: 'תעודת עולה חדש/ה',
    additional: 'מסמך נוסף (רשות)',
    declarations: 'הצהרות',
  },
} as const satisfies {
  readonly personal: PlaceWordsOf<typeof personal.rows>
  readonly bank: PlaceWordsOf<typeof bank.rows>
  readonly family: PlaceWordsOf<typeof family.rows>
  readonly documents: PlaceWordsOf<typeof documents.rows>
}
