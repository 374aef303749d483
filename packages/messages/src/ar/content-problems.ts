import type { contentProblems as original } from '../he/content-problems.ts'
import type { WordsLike } from '../words.ts'

export const contentProblems: WordsLike<typeof original> = {
  CONTENT_MISSING: 'النص ناقص',
  CONTENT_TOO_LONG: 'النص طويل جدًا. عدد الأحرف: {length}، والحد الأقصى: {max}',
  CONTENT_LINE_BROKEN: 'هنا سطر واحد فقط: أزيلوا فاصل الأسطر',
  CONTENT_LINK_BROKEN: 'الرابط لا يقود إلى صفحة موجودة: {link}',
  CONTENT_PLACEHOLDER_UNKNOWN: 'لا توجد قيمة باسم {name}، وسيرى القرّاء الأقواس',
  CONTENT_PLACEHOLDER_MISSING: 'تنقص القيمة «{name}»، ولا فائدة من الرسالة من دونها',
  CONTENT_BRACES_TYPED: 'لا تُكتب الأقواس المعقوفة: اختاروا القيمة من القائمة',
  CONTENT_BLOCK_EMPTY: 'توجد فقرة أو عنوان أو سطر فارغ',
  CONTENT_BLANK_LEFT: 'اكتبوا تفاصيلكم هنا بدل هذا الفراغ: {blank}',
  CONTENT_VALUE_WRONG: 'القيمة غير ممكنة',
  CONTENT_TIME_MISSING: 'اليوم والساعة ناقصان',
  CONTENT_CHOICE_MISSING: 'اختاروا من القائمة',
  CONTENT_TIMES_CROSSED: 'النهاية ليست بعد البداية',
  CONTENT_OVER: 'هذا الوقت انقضى، ولن يرى أحد الإعلان',
}
