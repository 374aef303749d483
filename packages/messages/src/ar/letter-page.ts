import type { letterPage as original } from '../he/letter-page.ts'
import type { WordsLike } from '../words.ts'

export const letterPage: WordsLike<typeof original> = {
  title: 'رسالة النتيجة',
  back: 'العودة إلى المنطقة الشخصية',
  download: 'تنزيل رسالة النتيجة (PDF)',
  preparing: 'جارٍ تجهيز الرسالة…',
  notYet: 'لم تُنشر النتيجة بعد',
  notYetText: 'عندما تُنشر إجابة ستظهر الرسالة هنا، وسنُبلغكم بالبريد الإلكتروني وبرسالة نصية.',
  noRequest: 'لا يوجد طلب بعد',
  noRequestText: 'ستظهر الرسالة هنا بعد أن ترسلوا طلبًا وتُنشر النتيجة.',
  failed: 'لم نتمكن من تحميل الرسالة',
  failedText: 'الرسالة محفوظة لدينا. حاولوا مرة أخرى بعد قليل.',
  replaced: 'استُبدلت هذه الرسالة بالرسالة {number} السارية.',
  all: 'كل رسائلكم',
  letter: 'الرسالة {number}',
  show: 'عرض',
  shown: 'معروضة',
}
