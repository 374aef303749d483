import type { paymentRefusals as original } from '../he/payment-refusals.ts'
import type { WordsLike } from '../words.ts'

export const paymentRefusals: WordsLike<typeof original> = {
  BATCH_CHANGED: 'تغيّرت البيانات في هذه الأثناء. أعيدوا تحميل الصفحة',
  BATCH_EMPTY: 'لم تبقَ مدفوعات في الدفعة',
  BATCH_ERASED: 'حُذفت تفاصيل الحساب، ولا يمكن إنشاء الملف مجددًا',
  BATCH_FILE_DIFFERS: 'الملف ليس مطابقًا للملف الذي صُدّر، ولذلك لم يُسلَّم. توجّهوا إلى الدعم التقني',
  NOTHING_TO_PAY: 'لا توجد مبالغ مستحقة حاليًا',
  ALL_LEFT_OUT:
    'جميع المبالغ المستحقة موقوفة حاليًا، ولذلك لم تُنشأ دفعة. طُلب حساب آخر من الطلاب الذين لا يمكن الدفع إلى حسابهم.',
  SECOND_PERSON_NEEDED: 'يقوم بهذا الإجراء شخص آخر من طاقم المالية',
  PROPOSAL_WAITS: 'هناك اقتراح ينتظر توقيعًا ثانيًا',
  ACCOUNT_UNPAYABLE: 'الرقم لا يتسع له ملف البنك. اطلبوا حسابًا آخر',
  LEDGER_REFUSES: 'سجل المدفوعات لا يسمح بهذا الإجراء. أعيدوا تحميل الصفحة وتحققوا من المدفوعات',
  CORRECTION_OUT_OF_BOUNDS: 'المبلغ يتجاوز المستحق للطالب/ة. إذا كان هناك أمر دفع مفتوح فألغوه أولًا',
  RESULT_FILE_KNOWN: 'سبق أن رُفع هذا الملف',
  RESULT_FILE_HEADER:
    'عناوين الأعمدة ليست كما هو متوقع، ولذلك لم يُقرأ الملف. قارنوها بالأعمدة المذكورة في الشرح وارفعوه مجددًا',
  RESULT_FILE_LINE: 'السطر {line} غير صالح، ولذلك رُفض الملف كله. صحّحوه وارفعوا الملف مجددًا',
  RESULT_FILE_TOTAL: 'سطر المجموع ناقص أو لا يطابق الأسطر. تأكّدوا من أن الملف كامل',
  RESULT_FILE_TOO_LONG: 'في الملف أسطر كثيرة جدًا',
}
