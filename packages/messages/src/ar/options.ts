import type { options as original } from '../he/options.ts'
import type { WordsLike } from '../words.ts'

export const options: WordsLike<typeof original> = {
  gender: {
    MALE: 'ذكر',
    FEMALE: 'أنثى',
    ANOTHER: 'آخر',
  },
  yearOfStudy: {
    FIRST_YEAR: 'السنة الأولى',
    SECOND_YEAR: 'السنة الثانية',
    THIRD_YEAR: 'السنة الثالثة',
    FOUR_YEAR: 'السنة الرابعة',
    FIVE_PLUS_YEAR: 'السنة الخامسة فما فوق',
  },
  militaryServiceType: {
    MILITARY_SERVICE: 'خدمة عسكرية',
    NATIONAL_SERVICE: 'خدمة وطنية',
    CIVIL_SERVICE: 'خدمة مدنية',
    NOT_SERVED: 'لم أخدم',
  },
  maritalStatus: {
    SINGLE: 'أعزب/عزباء',
    MARRIED: 'متزوج/ة',
    DIVORCED: 'مطلّق/ة',
    WIDOWER: 'أرمل/ة',
    OTHER: 'آخر',
  },
  parentsStatus: {
    ONE_PARENT: 'أحد الوالدين',
    BOTH_PARENTS: 'كلا الوالدين',
  },
  familyMember: {
    PARENT_ONE: 'الوالد/ة 1',
    PARENT_TWO: 'الوالد/ة 2',
    SIBLING: 'أخ/أخت',
    SPOUSE: 'الزوج/ة',
    CANDIDATE: 'المتقدّم/ة',
    CHILD: 'ابن/ة',
  },
  incomeType: {
    EMPLOYEE: 'أجير/ة',
    INDEPENDENT: 'مستقل/ة',
    NOT_WORK: 'لا يعمل/لا تعمل',
    PENSION: 'تقاعد (معاش)',
    ALIMONY: 'نفقة',
    NATIONAL_INSURANCE: 'مخصصات التأمين الوطني',
    OTHER: 'آخر',
  },
  allowanceType: {
    INCOME_SECURITY: 'ضمان الدخل',
    NATIONAL_INSURANCE: 'مخصصات التأمين الوطني',
    SENIOR_BENEFIT: 'مخصصات الشيخوخة',
    PENSION: 'تقاعد (معاش)',
    INJURY: 'رسوم إصابة عمل',
    NEWBORN: 'رسوم الولادة',
    UNEMPLOYMENT: 'مخصصات البطالة',
    NURSING: 'مخصصات التمريض',
    REMAINING: 'مخصصات الورثة',
    DISABILITY: 'مخصصات العجز',
    OTHER: 'آخر',
  },
}
