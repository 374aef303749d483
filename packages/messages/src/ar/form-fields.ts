import type { formFields as original } from '../he/form-fields.ts'
import type { WordsLike } from '../words.ts'

export const formFields: WordsLike<typeof original> = {
  optional: 'اختياري',
  problems: {
    zero: 'لم يبقَ ما يجب تصحيحه',
    one: 'بقي حقل واحد للتصحيح',
    two: 'بقي حقلان للتصحيح',
    few: 'بقيت {count} حقول للتصحيح',
    many: 'بقي {count} حقلًا للتصحيح',
    other: 'بقي {count} حقل للتصحيح',
  },
  refused: 'لم يُرسل. ما عبّأتموه باقٍ هنا',
  help: { open: 'مساعدة: {title}', close: 'إغلاق' },
  list: {
    showOptions: 'عرض القائمة',
    localityFirst: 'اختاروا البلدة أولًا',
    noResults: 'لا توجد نتائج',
    notInList: '«{text}» غير موجود في القائمة ولم يتم اختياره. اختاروا من القائمة',
    results: {
      zero: 'لا توجد نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{count} نتائج',
      many: '{count} نتيجة',
      other: '{count} نتيجة',
    },
    placeholder: 'اكتبوا للبحث',
    loading: 'القائمة قيد التحميل',
    failed: 'لم يتم تحميل القائمة',
    retry: 'محاولة أخرى',
  },
  date: { openCalendar: 'فتح التقويم', calendar: 'التقويم', pattern: 'يي.شش.سسسس' },
  password: {
    show: 'إظهار',
    hide: 'إخفاء',
    met: 'متحقق',
    unmet: 'غير متحقق بعد',
    requirements: {
      length: 'من {min} إلى {max} خانة',
      digit: 'رقم',
      upper: 'حرف إنجليزي كبير',
      lower: 'حرف إنجليزي صغير',
    },
  },
  currency: '₪',
  newWindow: 'يُفتح في نافذة جديدة',
}
