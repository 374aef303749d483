import type { oneTimeCode as original } from '../he/one-time-code.ts'
import type { WordsLike } from '../words.ts'

export const oneTimeCode: WordsLike<typeof original> = {
  label: 'رمز لمرة واحدة',
  sent: 'تم إرسال رمز لمرة واحدة إلى الهاتف {phone}',
  life: {
    zero: 'الرمز صالح لمدة {count} دقيقة.',
    one: 'الرمز صالح لدقيقة واحدة.',
    two: 'الرمز صالح لدقيقتين.',
    few: 'الرمز صالح لمدة {count} دقائق.',
    many: 'الرمز صالح لمدة {count} دقيقة.',
    other: 'الرمز صالح لمدة {count} دقيقة.',
  },
  checking: 'جارٍ التحقق من الرمز…',
  checkAgain: 'التحقق من الرمز مرة أخرى',
  notArrived: 'لم يصلكم رمز؟',
  resend: 'إعادة إرسال الرمز',
  resending: 'جارٍ إرسال الرمز…',
  resendIn: 'يمكن طلب رمز جديد بعد {time}',
  mayResend: 'يمكن طلب رمز جديد الآن',
  sentAgain: 'تم إرسال رمز جديد. الرمز السابق لم يعد صالحًا.',
  tryIn: 'محاولات كثيرة جدًا. يمكن المحاولة مرة أخرى بعد {time}',
  blocked: {
    title: 'تم حظر الرمز',
    text: 'أُدخلت رموز خاطئة كثيرة، والرمز الذي أُرسل لم يعد صالحًا. اطلبوا رمزًا جديدًا وأدخلوه هنا.',
  },
  expired: { title: 'انتهت صلاحية الرمز', text: 'اطلبوا رمزًا جديدًا وأدخلوه هنا.' },
  otherPhone: 'تغيير رقم الهاتف',
}
