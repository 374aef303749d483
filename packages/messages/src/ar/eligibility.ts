import type * as original from '../he/eligibility.ts'
import type { WordsLike } from '../words.ts'

export const eligibilityQuestions: WordsLike<typeof original.eligibilityQuestions> = {
  identityNumber: 'رقم الهوية',
  phone: 'هاتف خلوي',
  email: 'البريد الإلكتروني',
  emailConfirm: 'تأكيد البريد الإلكتروني',
  password: 'كلمة المرور',
  passwordConfirmation: 'تأكيد كلمة المرور',
  academicInstitution: 'المؤسسة التعليمية',
  currentlyStudying: 'الدراسة الحالية',
  otherBachelor: 'هل لديك لقب أول آخر؟',
  eligibleForAssistance: 'هل تستحق مساعدة؟',
  scholarships: 'هل تحصل على إحدى المنح التالية؟',
  receivedScholarship: 'هل حصلت على منحة أخرى؟',
  receivedScholarshipName: 'اسم المنحة',
  receivedScholarshipAmount: 'مبلغ المنحة بالشيكل',
  notDeserter: 'أصرّح بأنني لست فارًّا/ة ولا متهرّبًا/ة من الخدمة',
  residencyStatus: 'المكانة المدنية',
  termsConfirm: 'قرأت وأوافق على شروط الاستخدام وسياسة الخصوصية',
  additionalConfirm: 'أعلم أن التفاصيل التي قدّمتها تُحفظ وتُعالَج وفقًا لشروط الاستخدام وسياسة الخصوصية',
}

export const eligibilityPlaces: WordsLike<typeof original.eligibilityPlaces> = {
  account: 'تفاصيل التعريف والاتصال',
  studies: 'تفاصيل الدراسة',
  aid: 'منح',
  declarations: 'تصريحات',
}

export const eligibilityOptions: WordsLike<typeof original.eligibilityOptions> = {
  currentlyStudying: {
    BACHELOR: 'لقب أول',
    PREPARATORY: 'سنة تحضيرية (مخيناه)',
    MAHAT: 'هندسي أو تقني (ماهط)',
    OTHER: 'آخر',
  },
  scholarships: {
    MAROM: 'منحة مروم',
    TENA: 'منحة تينيه',
    IRTIKA: 'منحة ارتقاء',
    PERACH: 'منحة بيرح',
    NONE: 'لا شيء مما ذُكر',
  },
  residencyStatus: {
    CITIZEN: 'مواطن/ة في إسرائيل',
    RESIDENT: 'مقيم/ة دائم/ة',
    NONE: 'لا شيء مما ذُكر',
  },
}

export const eligibilityStates: WordsLike<typeof original.eligibilityStates> = {
  NEW: 'فحص الاستحقاق',
  CHECKED: 'التحقق من الرمز لمرة واحدة',
  FAILED: 'لا يحق لك تقديم طلب',
  CONFIRMED: 'تم تأكيد الاستحقاق',
}

export const eligibilityRefusals: WordsLike<typeof original.eligibilityRefusals> = {
  NOT_RESIDENT: 'المنحة مخصّصة لمن لديه/ا جنسية إسرائيلية أو إقامة دائمة',
  NOT_STUDYING: 'المنحة مخصّصة لمن يدرسون للقب أول أو في سنة تحضيرية أو للهندسة التطبيقية (ماهط)',
  OTHER_BACHELOR: 'لا تُمنح المنحة لمن لديه/ا لقب أول آخر',
  OTHER_SCHOLARSHIP: 'لا يمكن الحصول على هذه المنحة إلى جانب منحة مروم أو تينيه أو ارتقاء أو بيرح',
  SCHOLARSHIP_AMOUNT: 'مبلغ المنحة الأخرى التي حصلت عليها أعلى من {ceiling} شيكل',
  DESERTER: 'لم تصرّح/ي بأنك لست فارًّا/ة ولا متهرّبًا/ة من الخدمة',
  USER_EXIST: 'هذا المستخدم مسجّل في النظام',
  PERIOD_CLOSED: 'التسجيل مغلق',
}

export const eligibilityModals: WordsLike<typeof original.eligibilityModals> = {
  eligibilityOnLoad: {
    header: 'قبل أن نبدأ',
    text: 'بضعة أسئلة قصيرة ستفحص ما إذا كان بالإمكان تقديم طلب. يُفضّل تجهيز بطاقة هوية وهاتف خلوي',
    positive: 'ابدأ',
    negative: 'العودة إلى الصفحة الرئيسية',
  },
  eligibilityConfirm: {
    header: 'تأكيد تفاصيل الاستحقاق',
    text: 'لا يمكن تغيير التفاصيل بعد الفحص. هل التفاصيل صحيحة؟',
    positive: 'فحص الاستحقاق',
    negative: 'إلغاء',
  },
  eligibilityExit: {
    header: 'الخروج من فحص الاستحقاق',
    text: 'لن تُحفظ التفاصيل التي أُدخلت. هل تريدون الخروج؟',
    positive: 'خروج',
    negative: 'إلغاء',
  },
}

export const eligibilityTexts: WordsLike<typeof original.eligibilityTexts> = {
  notEligibleTitle: 'لا تستوفي شروط الاستحقاق',
  notEligibleSubtitle: 'فيما يلي أسباب عدم الاستحقاق:',
  statementWillBeChecked: 'سيتم فحص التصريح',
  otpCode: 'رمز لمرة واحدة',
  check: 'فحص الاستحقاق',
  exit: 'خروج',
  backToHome: 'العودة إلى الصفحة الرئيسية',
}
