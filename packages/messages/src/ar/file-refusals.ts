import type { fileRefusals as original } from '../he/file-refusals.ts'
import type { WordsLike } from '../words.ts'

export const fileRefusals: WordsLike<typeof original> = {
  TOO_SMALL: 'حجم الملف صغير جدًا',
  TOO_BIG: 'حجم الملف كبير جدًا. الحد الأقصى {max} ميغابايت',
  BAD_FORMAT: 'نوع الملف غير مدعوم',
  NAME_TOO_LONG: 'اسم الملف طويل جدًا',
  PASSWORD_PROTECTED: 'الملف محمي بكلمة مرور. ارفعوا ملفًا بدون كلمة مرور',
  BROKEN_IMAGE: 'لا يمكن فتح الصورة. صوّروا أو امسحوا مجددًا',
  BROKEN_FILE: 'لا يمكن فتح الملف. احفظوه مجددًا ثم ارفعوه',
  HAS_MACROS: 'يحتوي الجدول على وحدات ماكرو. احفظوه بدونها وارفعوه مجددًا',
  ACTIVE_CONTENT:
    'يحتوي الجدول على روابط لملفات أو برامج أخرى أو على كائنات مضمّنة. احفظوه بالقيم فقط وارفعوه مجددًا',
  ARCHIVE_BOMB: 'محتوى الملف كبير جدًا بعد فتحه',
  INFECTED: 'عُثر في الملف على برنامج خبيث، ولذلك لم يُحفظ',
  ALREADY_UPLOADED: 'تم رفع الملف مسبقًا',
  MAX_FILES: 'وصلتم إلى الحد الأقصى لعدد الملفات',
  UPLOAD_ERROR: 'خطأ في رفع الملف',
}
