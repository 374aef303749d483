import type { errors as original } from '../he/errors.ts'
import type { WordsLike } from '../words.ts'

export const errors: WordsLike<typeof original> = {
  BAD_REQUEST: 'الطلب غير صالح',
  INVALID_FIELDS: 'يجب تصحيح الحقول المشار إليها',
  USER_NOT_FOUND: 'User does not exist.',
  BAD_CREDENTIALS: 'Incorrect username or password.',
  CODE_WRONG: 'الرمز غير صحيح. تحققوا منه وحاولوا مجددًا',
  CODE_EXPIRED: 'انتهت صلاحية الرمز. اطلبوا رمزًا جديدًا',
  CODE_BLOCKED: 'محاولات خاطئة كثيرة جدًا. اطلبوا رمزًا جديدًا',
  USER_EXIST: 'هذا المستخدم مسجّل في النظام',
  NOT_ELIGIBLE: 'لا تستوفي شروط الاستحقاق',
  UNAUTHORIZED: 'يجب تسجيل الدخول للمتابعة',
  FORBIDDEN: 'لا توجد صلاحية لهذا الإجراء',
  NOT_FOUND: 'الصفحة غير موجودة',
  FILE_NOT_FOUND: 'الملف غير موجود',
  FILE_SUBMITTED: 'الملف تابع لطلب تم تقديمه ولا يمكن حذفه',
  LINK_EXPIRED: 'انتهت صلاحية رابط الملف. افتحوا الملف مجددًا من الاستمارة',
  PAYLOAD_TOO_LARGE: 'المعلومات المرسلة كبيرة جدًا',
  UNSUPPORTED_MEDIA_TYPE: 'نوع المحتوى غير مدعوم',
  TOO_MANY_REQUESTS: 'محاولات كثيرة جدًا. حاولوا مجددًا بعد بضع دقائق',
  RESEND_TOO_SOON: 'يمكن إرسال رمز جديد بعد {seconds} ثانية',
  DATABASE_UNAVAILABLE: 'النظام غير متاح حاليًا. معلوماتكم محفوظة. حاولوا مجددًا بعد قليل',
  STORAGE_UNAVAILABLE: 'لا يمكن حفظ الملفات أو فتحها حاليًا. الملفات التي رُفعت محفوظة. حاولوا مجددًا بعد قليل',
  UNSPECIFIED: 'حدث خطأ. حاولوا مرة أخرى لاحقًا',
}
