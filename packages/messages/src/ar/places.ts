import type { places as original } from '../he/places.ts'
import type { WordsLike } from '../words.ts'

export const places: WordsLike<typeof original> = {
  personal: {
    info: 'التفاصيل الشخصية',
    contact: 'تفاصيل الاتصال',
    address: 'العنوان حسب بطاقة الهوية',
    addressWhileStudying: 'عنوان السكن خلال فترة الدراسة',
    under18: 'عنوان السكن في سن 18',
    academic: 'تفاصيل الدراسة',
    military: 'خدمة عسكرية / وطنية / مدنية',
  },
  bank: {
    account: 'تفاصيل الحساب البنكي',
  },
  family: {
    info: 'الحالة الشخصية',
    family: 'الوضع العائلي',
    disabled: 'أفراد عائلة مع إعاقة',
  },
  documents: {
    applicantId: 'بطاقة هوية المتقدّم/ة',
    parentOneId: 'بطاقة هوية الوالد/ة 1',
    parentTwoId: 'بطاقة هوية الوالد/ة 2',
    parentCertificates: 'شهادات بخصوص الوالدين',
    studies: 'مصادقات الدراسة',
    bankAccount: 'مصادقة على إدارة حساب بنكي',
    income: 'مستندات الدخل',
    military: 'مستندات الخدمة العسكرية / الوطنية / المدنية',
    singleParent: 'مصادقة والد/ة مستقل/ة (عائلة أحادية الوالدين)',
    disability: 'مستندات الإعاقة',
    newcomer: 'شهادة قادم/ة جديد/ة',
    additional: 'مستند إضافي (اختياري)',
    declarations: 'تصريحات',
  },
}
