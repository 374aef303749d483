import type * as original from '../he/appeal.ts'
import type { WordsLike } from '../words.ts'

export const appealTypeLabel: string = 'نوع الاستئناف'

export const appealTypes: WordsLike<typeof original.appealTypes> = {
  RESULT_APPEAL: 'استئناف على النتيجة',
  PERSONAL_PARAMETER_CHANGE: 'تغيير في المعطيات الشخصية',
}

export const appealQuestions: WordsLike<typeof original.appealQuestions> = {
  grounds: 'على ماذا تستأنفون؟',
  claimedIncome: 'الدخل الشهري للأسرة برأيكم (₪)',
  claimedPersons: 'عدد أفراد الأسرة',
  claimedLocality: 'البلدة التي سكنتم فيها في سن 18',
  claimedServiceMonths: 'أشهر الخدمة',
  claimedReserveDays: 'أيام الاحتياط',
  details: 'تعليلات الاستئناف',
  documents: 'مستندات الاستئناف',
}

export const changeQuestions: WordsLike<typeof original.changeQuestions> = {
  grounds: 'ما الذي تغيّر؟',
  claimedIncome: 'الدخل الشهري للأسرة (₪)',
  details: 'ما الذي تغيّر ومنذ متى',
  documents: 'مستندات تبيّن التغيير',
}

export const appealOptions: WordsLike<typeof original.appealOptions> = {
  appealGround: {
    income: 'الدخل',
    cluster: 'عنقود البلدة',
    family: 'الوضع العائلي',
    military: 'الخدمة العسكرية أو الوطنية أو المدنية',
    priority: 'منطقة أولوية قومية',
    reservist: 'خدمة الاحتياط',
    OTHER: 'سبب آخر',
  },
}
