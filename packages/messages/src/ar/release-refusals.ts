import type { releaseRefusals as original } from '../he/release-refusals.ts'
import type { WordsLike } from '../words.ts'

export const releaseRefusals: WordsLike<typeof original> = {
  WRONG_STATE: 'لا يمكن القيام بذلك في الحالة الحالية للنشر',
  NOT_BY_ITSELF: 'يتطلب هذا الإجراء قرار شخص',
  ONLY_BY_ITSELF: 'ينفذ النظام هذا الإجراء بنفسه',
  MAKER_MAY_NOT_APPROVE: 'من أعدّ النشر لا يوافق عليه. اطلبوا من رئيس/ة طاقم آخر/ى',
  NOTHING_TO_RELEASE: 'لا توجد نتائج يمكن نشرها',
  LETTERS_FAULTY: 'توجد رسائل فيها أخطاء',
  CHECK_RUNNING: 'الفحص التجريبي ما زال جاريًا',
  SECOND_LOOKS_OPEN: 'توجد قرارات بانتظار فحص ثانٍ',
  TIME_PASSED: 'اختاروا موعدًا في المستقبل',
  TIME_NOT_COME: 'لم يحن الموعد بعد',
  DAY_NOT_COME: 'تحمل الرسائل تاريخًا لاحقًا. اضبطوا النشر لذلك اليوم، أو أوقفوه وأعدّوا نشرًا جديدًا',
  APPEAL_DATE_TOO_NEAR:
    'تاريخ الاستئناف في الرسائل قريب جدًا، ولن يحصل الجميع على كامل أيام الاستئناف. أعيدوا الفحص التجريبي؛ وبعد الموافقة أوقفوا النشر وأعدّوا نشرًا جديدًا',
  ROWS_WAIT: 'توجد رسائل لم تُرسل بعد',
  APPEALS_NOT_SET: 'لم يُحدد في الفترة موعد فتح الاستئنافات، لذلك لا يوجد تاريخ لطباعته في الرسائل',
  DAY_PASSED: 'مضى يوم النشر المخطط. اختاروا اليوم أو يومًا لاحقًا',
  LETTER_MOVED: 'تغيّر الطلب، ولن تُرسل هذه الرسالة بهذا الشكل',
}
