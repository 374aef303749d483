import type { unavailable as original } from '../he/unavailable.ts'
import type { WordsLike } from '../words.ts'

export const unavailable: WordsLike<typeof original> = {
  maintenance: {
    title: 'البوابة مغلقة لفترة قصيرة',
    text: 'نعمل على تحسين النظام. ما حفظتموه وأرسلتموه محفوظ لدينا.',
    until: 'سنعود بتاريخ {date} الساعة {hour}.',
  },
  overload: {
    title: 'يوجد ضغط كبير على النظام حاليًا',
    text: 'ما حفظتموه وأرسلتموه محفوظ لدينا. ستحاول الصفحة التحميل من جديد بعد بضع ثوانٍ.',
  },
  retry: 'محاولة أخرى',
  announced: 'بتاريخ {date} بين {from} و{until} ستكون البوابة مغلقة للصيانة. احفظوا وأرسلوا قبل ذلك.',
}
