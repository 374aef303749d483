import type * as original from '../he/period.ts'
import type { WordsLike } from '../words.ts'

export const registrationPhases: WordsLike<typeof original.registrationPhases> = {
  UPCOMING: 'سيُفتح التسجيل قريبًا',
  OPEN: 'التسجيل مفتوح',
  CLOSED: 'التسجيل مغلق',
}

export const periodIssues: WordsLike<typeof original.periodIssues> = {
  PERIOD_ORDER: 'يجب أن يكون موعد الإغلاق بعد موعد الافتتاح',
  APPEALS_ORDER: 'يجب أن يكون موعد إغلاق الاستئنافات بعد موعد افتتاحها',
  APPEALS_EARLY: 'لا يمكن فتح الاستئنافات قبل إغلاق التسجيل',
  ANSWERS_ORDER: 'موعد الإجابات المتوقع يجب أن يكون في يوم الإغلاق أو بعده',
  ANSWERS_TEXT: 'اكتبوا باللغات الثلاث متى تُتوقع الإجابات',
  WINDOW_ORDER: 'يجب أن تسبق بداية فترة خدمة الاحتياط نهايتها',
  BANDS_ORDER: 'يجب أن تكون حدود الدرجات تصاعدية',
  BANDS_POINTS: 'يجب أن تتغيّر النقاط باتجاه واحد على طول الدرجات',
  CAPS_ABOVE_100: 'لا يمكن أن يتجاوز مجموع النقاط القصوى للمكوّنات 100',
  ABOVE_MAXIMUM: 'أكثر من النقاط القصوى للمكوّن',
  TIERS_ORDER: 'يجب أن تكون درجات المنحة تنازلية، بالنقاط وبالمبلغ',
  PLACE_WITHOUT_REASON: 'يجب أن يكون لكل مستند سبب واحد مناسب على الأقل',
  WRONG_VALUE: 'هذه القيمة غير ممكنة',
}
