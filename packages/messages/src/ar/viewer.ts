import type { viewer as he } from '../he/viewer.ts'
import type { WordsLike } from '../words.ts'

export const viewer: WordsLike<typeof he> = {
  tools: 'أدوات عرض المستند',
  position: 'المستند {index} من {count}: {title}',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  pages: 'الصفحة {page} من {count}',
  page: 'الصفحة {page}',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  fit: 'ملاءمة لعرض النافذة',
  scale: '{percent}%',
  rotate: 'تدوير ربع دورة',
  download: 'تنزيل الملف',
  loading: 'جارٍ تحميل المستند…',
  image: 'صورة المستند: {title}',
  sheet: 'الورقة الأولى من {title}',
  sheetCut: 'تظهر الصفوف الأولى فقط. الورقة كاملة موجودة في الملف نفسه.',
  moreSheets: 'في الملف أوراق أخرى لا تظهر هنا.',
  storedValues: 'تظهر التواريخ والمبالغ كما هي محفوظة في الملف.',
  find: {
    open: 'بحث في المستند',
    label: 'بحث في المستند',
    next: 'النتيجة التالية',
    previous: 'النتيجة السابقة',
    matches: 'النتيجة {current} من {total}',
    none: 'لم يُعثر على شيء',
    close: 'إغلاق البحث',
    scanned: 'هذا مستند ممسوح ضوئيًا: لا نص فيه للبحث أو للقراءة.',
  },
  refused: {
    broken: { title: 'الملف تالف', text: 'لا يمكن عرض المستند. يمكن تنزيله أو تعليمه للتصحيح.' },
    encrypted: {
      title: 'المستند مقفل بكلمة مرور',
      text: 'لا يمكن فتح المستند من دون كلمة المرور. علّموه للتصحيح واطلبوا ملفًا من دون كلمة مرور.',
    },
    unsupported: {
      title: 'لا يمكن عرض هذا النوع من الملفات هنا',
      text: 'يمكن تنزيل الملف وفتحه ببرنامج مناسب.',
    },
  },
  failed: { title: 'لم يُحمَّل المستند', retry: 'محاولة أخرى' },
  missing: { title: 'لم يُرفق ملف', text: 'لم يُرسل ملف لهذا المستند.' },
}
