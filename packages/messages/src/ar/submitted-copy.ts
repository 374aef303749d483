import type { submittedCopy as original } from '../he/submitted-copy.ts'
import type { WordsLike } from '../words.ts'

export const submittedCopy: WordsLike<typeof original> = {
  title: 'نسخة من طلب المنحة',
  sent: 'أُرسل في {moment}',
  period: 'التسجيل للسنة الدراسية {year}',
  number: 'رقم الطلب {number}',
  erased: 'حُذف',
  fileName: 'طلب المنحة {number}.pdf',
}
