import type { upload as original } from '../he/upload.ts'
import type { WordsLike } from '../words.ts'

export const upload: WordsLike<typeof original> = {
  uploading: 'جارٍ رفع الملف…',
  loaded: 'تم رفع الملف بنجاح',
  checking: 'تم رفع الملف وهو قيد الفحص. لا حاجة إلى رفعه مجددًا',
  view: 'تنزيل الملف لعرضه',
  remove: 'إزالة الملف',
  choose: 'اختيار ملف',
  takePhoto: 'تصوير',
  drop: 'أو اسحبوا ملفًا إلى هنا',
  replace: 'استبدال الملف',
  noResults: 'لم يتم العثور على نتائج',
  cancel: 'إلغاء الرفع',
  retry: 'محاولة أخرى',
  stored: 'الملف السابق ما زال محفوظًا',
  backToStored: 'العودة إلى الملف السابق',
  allowed: 'يمكن رفع ملفات {types} أو صورة من الهاتف، حتى {max}\u00a0ميغابايت',
}
