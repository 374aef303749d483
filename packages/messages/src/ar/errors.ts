import type { errors as original } from '../he/errors.ts'
import type { WordsLike } from '../words.ts'

export const errors: WordsLike<typeof original> = {
  BAD_REQUEST: 'الطلب غير صالح',
  UNAUTHORIZED: 'يجب تسجيل الدخول للمتابعة',
  FORBIDDEN: 'لا توجد صلاحية لهذا الإجراء',
  NOT_FOUND: 'الصفحة غير موجودة',
  PAYLOAD_TOO_LARGE: 'المعلومات المرسلة كبيرة جدًا',
  UNSUPPORTED_MEDIA_TYPE: 'نوع المحتوى غير مدعوم',
  TOO_MANY_REQUESTS: 'محاولات كثيرة جدًا. حاولوا مجددًا بعد بضع دقائق',
  DATABASE_UNAVAILABLE: 'النظام غير متاح حاليًا. معلوماتكم محفوظة. حاولوا مجددًا بعد قليل',
  UNSPECIFIED: 'حدث خطأ. حاولوا مجددًا لاحقًا',
}
