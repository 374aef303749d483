import type { returningHome as original } from '../he/returning-home.ts'
import type { WordsLike } from '../words.ts'

export const returningHome: WordsLike<typeof original> = {
  acts: {
    START: 'بدء تعبئة الطلب',
    FILL: 'متابعة المرحلة {n}: {step}',
    SEND: 'مراجعة أخيرة وإرسال',
    FIX_DOCUMENTS: 'تصحيح المستندات',
    FIX_APPEAL: 'تصحيح الاستئناف',
    FIX_BANK_DETAILS: 'تصحيح تفاصيل الحساب البنكي',
    VIEW_RESULT: 'الاطلاع على النتيجة',
    FOLLOW: 'إلى المنطقة الشخصية',
  },
  cardLabel: 'إلى أين وصل طلبكم',
  next: 'ماذا بعد:',
  answers: 'الإجابات النهائية',
  period: 'التسجيل للسنة الدراسية {year}',
  newPeriod: 'التسجيل للفترة الحالية مفتوح. يبدأ الطلب الجديد بفحص الاستحقاق.',
  checkEligibility: 'إلى فحص الاستحقاق',
  failed: 'لم نتمكن من تحميل حالة طلبكم',
  failedText: 'ما أرسلتموه محفوظ لدينا. حاولوا مرة أخرى بعد قليل، أو ادخلوا إلى المنطقة الشخصية.',
}
