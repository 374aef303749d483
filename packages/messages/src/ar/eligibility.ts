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
  otherBachelor: 'هل لديكم لقب أول آخر؟',
  eligibleForAssistance: 'هل تستحقون مساعدة؟',
  scholarships: 'هل تحصلون على إحدى المنح التالية؟',
  receivedScholarship: 'هل حصلتم على منحة أخرى؟',
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
    MAHAT: 'دراسة في مسار هندسي أو تقني (ماهط)',
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
  FAILED: 'لا يحق لكم تقديم طلب',
  CONFIRMED: 'تم تأكيد الاستحقاق',
}

export const eligibilityRefusals: WordsLike<typeof original.eligibilityRefusals> = {
  NOT_RESIDENT: 'المنحة مخصّصة لمن لديهم جنسية إسرائيلية أو إقامة دائمة',
  NOT_STUDYING: 'المنحة مخصّصة لمن يدرسون للقب أول أو في سنة تحضيرية أو في مسار هندسي أو تقني (ماهط)',
  OTHER_BACHELOR: 'لا تُعطى المنحة لمن لديهم لقب أول آخر',
  OTHER_SCHOLARSHIP: 'لا يمكن الحصول على هذه المنحة إلى جانب منحة مروم أو تينيه أو ارتقاء أو بيرح',
  SCHOLARSHIP_AMOUNT: 'مبلغ المنحة الأخرى التي حصلتم عليها أعلى من \u2066₪{ceiling}\u2069',
  DESERTER: 'ينقص التصريح بأنكم لستم فارّين ولا متهرّبين من الخدمة',
  USER_EXIST: 'يوجد في النظام حساب مسجّل بهذه التفاصيل',
  PERIOD_CLOSED: 'التسجيل مغلق',
}

export const eligibilityModals: WordsLike<typeof original.eligibilityModals> = {
  eligibilityOnLoad: {
    header: 'قبل أن نبدأ',
    text: 'يستغرق الفحص نحو ثلاث دقائق. جهّزوا بطاقة الهوية وهاتفًا خلويًا لاستلام الرمز وتفاصيل عن منح أخرى حصلتم عليها. تُحفظ التفاصيل فقط إذا تبيّن أنه يحق لكم تقديم طلب.',
    positive: 'لنبدأ',
    negative: 'العودة إلى الصفحة الرئيسية',
  },
  eligibilityConfirm: {
    header: 'تأكيد تفاصيل الاستحقاق',
    text: 'راجعوا رقم الهوية والهاتف والبريد الإلكتروني مرة أخرى. يُرسل الرمز والرسائل إلى هذا الهاتف وهذا البريد، ولا يمكن تغيير أيّ منها في نموذج الطلب.',
    positive: 'التفاصيل صحيحة',
    negative: 'العودة إلى التصحيح',
  },
  eligibilityExit: {
    header: 'الخروج من فحص الاستحقاق',
    text: 'لن تُحفظ التفاصيل التي أدخلتموها. هل تريدون الخروج رغم ذلك؟',
    positive: 'خروج',
    negative: 'متابعة الفحص',
  },
}

export const eligibilityTexts: WordsLike<typeof original.eligibilityTexts> = {
  lead: 'بضعة أسئلة قصيرة ورمز إلى الهاتف، ويمكن البدء بتعبئة الطلب.',
  next: {
    title: 'ماذا يحدث الآن',
    check: 'تجيبون عن الأسئلة وتفحصون الاستحقاق',
    code: 'تستلمون رمزًا لمرة واحدة على الهاتف',
    form: 'تتابعون مباشرة إلى نموذج الطلب',
  },
  storedInTab:
    'يبقى ما عبّأتموه في علامة التبويب هذه لنصف ساعة، حتى لو أُعيد تحميل الصفحة. لا تُحفظ كلمة المرور.',
  remaining: {
    zero: 'لم يبقَ ما يجب إكماله',
    one: 'بقي حقل واحد للإكمال',
    two: 'بقي حقلان للإكمال',
    few: 'بقيت {count} حقول للإكمال',
    many: 'بقي {count} حقلًا للإكمال',
    other: 'بقي {count} حقل للإكمال',
  },
  ready: 'كل الحقول مكتملة، يمكنكم فحص الاستحقاق',
  check: 'فحص الاستحقاق',
  checking: 'جارٍ الفحص…',
  exit: 'خروج',
  statementWillBeChecked: 'سيتم فحص التصريح',
  passwordHelp: 'ستدخلون بكلمة المرور هذه إلى النظام في المرة القادمة',
  phoneHelp: 'سيُرسل الرمز إلى هذا الهاتف',
  eligible: 'يمكن تقديم طلب. بقي فقط تأكيد الهاتف.',
  notEligibleTitle: 'لا تستوفون شروط الاستحقاق',
  notEligibleSubtitle: 'فيما يلي أسباب عدم الاستحقاق:',
  notStored: 'لم نحفظ التفاصيل التي قدّمتموها.',
  userExistsTitle: 'سبق أن سجّلتم',
  userExistsText:
    'يوجد في فترة التسجيل هذه حساب برقم الهوية أو الهاتف أو البريد الإلكتروني الذي قدّمتموه. يمكن الدخول إليه والمتابعة من حيث توقفتم.',
  backToForm: 'العودة إلى الأسئلة',
  attemptOver: 'لم يعد هذا الفحص ساريًا: مضى أكثر من يوم. يمكن الإرسال مرة أخرى والحصول على رمز جديد.',
  pendingCode: {
    text: 'سبق أن أُرسل رمز إلى الهاتف {phone}، ويمكنكم إدخاله. إذا أجريتم الفحص بتفاصيل أخرى، فسيُرسل رمز جديد.',
    action: 'إدخال الرمز',
  },
  passwordAgain: {
    text: 'أُرسل رمز لمرة واحدة إلى الهاتف {phone}. أُعيد تحميل الصفحة، لذا أدخلوا أولًا كلمة المرور التي اخترتموها في الفحص.',
    help: 'لا تُحفظ كلمة المرور في المتصفح. من دونها لا يمكن التحقق من الرمز أو الحصول على رمز جديد.',
    refused:
      'كلمة المرور ليست التي اخترتموها في الفحص، أو أن الفحص لم يعد ساريًا. جرّبوا كلمة مرور أخرى، أو عودوا إلى الأسئلة وأرسلوها من جديد.',
    goOn: 'المتابعة إلى إدخال الرمز',
  },
  backToHome: 'العودة إلى الصفحة الرئيسية',
  closedText: 'لا يمكن فحص الاستحقاق الآن. من بدؤوا بتعبئة طلب يمكنهم الدخول ومتابعته.',
  upcomingText: 'يُفتح فحص الاستحقاق مع فتح التسجيل.',
  loadFailed: 'لم نتمكن من تحميل فحص الاستحقاق',
  loadFailedText: 'ربما انقطع الاتصال للحظة أو أن النظام مزدحم. يمكن المحاولة مرة أخرى.',
}
