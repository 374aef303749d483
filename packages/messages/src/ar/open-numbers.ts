import type { openNumbers as original } from '../he/open-numbers.ts'
import type { WordsLike } from '../words.ts'

export const openNumbers: WordsLike<typeof original> = {
  lead: 'كم طلبًا قُدّم في فترات التسجيل المنتهية، وماذا كانت الإجابات. لا تُعرض أرقام تخصّ أقل من {smallest} شخصًا، كي لا يُعرف أحد من خلالها.',
  empty: 'لم تنتهِ بعد فترة تسجيل يمكن نشر أرقامها.',
  emptyText: 'تُنشر الأرقام بعد انتهاء فترة الاستئنافات.',
  emptyNext: 'ستظهر هنا أرقام التسجيل للسنة الدراسية {year} بعد انتهاء الاستئنافات، وليس قبل {date}.',
  toCome: 'ماذا سيُعرض هنا',
  period: 'التسجيل للسنة الدراسية {year}',
  requests: 'الطلبات المقدّمة',
  medianDays: 'الزمن الوسيط من التقديم حتى الإجابة',
  days: {
    zero: '{count} يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
  appeals: 'الاستئنافات المقدّمة',
  reversals: 'استئنافات تمت الموافقة عليها',
  outcomes: 'الإجابات حسب مبلغ المنحة',
  amount: 'المبلغ',
  count: 'عدد الطلبات',
  noAward: 'من دون منحة',
  few: 'العدد أصغر من أن يُعرض',
  failed: 'لم نتمكن من تحميل الأرقام',
  failedText: 'ربما انقطع الاتصال للحظة أو أن النظام مزدحم. حاولوا مرة أخرى.',
}
