import type * as original from '../he/score.ts'
import type { WordsLike } from '../words.ts'

export const scoreComponents: WordsLike<typeof original.scoreComponents> = {
  income: 'الدخل للفرد',
  cluster: 'العنقود الاجتماعي الاقتصادي',
  family: 'الوضع العائلي',
  military: 'خدمة عسكرية / وطنية / مدنية',
  priority: 'منطقة أولوية قومية',
  reservist: 'خدمة الاحتياط',
  total: 'مجموع النقاط',
}

export const scoreLines: WordsLike<typeof original.scoreLines> = {
  INCOME_UP_TO: 'دخل للفرد بقيمة \u2066₪{income}\u2069، ضمن درجة حتى \u2066₪{upTo}\u2069',
  INCOME_ABOVE: 'دخل للفرد بقيمة \u2066₪{income}\u2069، فوق \u2066₪{above}\u2069',
  INCOME_UNKNOWN: 'لم يُدخل عدد أفراد الأسرة',
  INCOME_MISSING: 'لم تُدخل جميع مداخيل الأسرة',
  CLUSTER: 'البلدة في سن 18 ضمن العنقود الاجتماعي الاقتصادي {cluster}',
  CLUSTER_NOT_IN_ISRAEL: 'سكن خارج إسرائيل في سن 18',
  CLUSTER_UNKNOWN: 'لا يوجد عنقود اجتماعي اقتصادي للبلدة في سن 18',
  CHILDREN: 'أولاد: {count} (درجة {from} فما فوق)',
  STUDENT_SIBLINGS: 'إخوة وأخوات طلاب: {count} (درجة {from} فما فوق)',
  SINGLE_PARENT: 'والد/ة مستقل/ة',
  AFFECTED_PARENTS: 'يُتم أو انقطاع عن الوالدين: {count} (درجة {from} فما فوق)',
  DISABILITY: 'إعاقة في العائلة: {percent}% (درجة {from}% فما فوق)',
  CHILD_DISABILITY: 'ابن/ة مع إعاقة',
  FAMILY_NOTHING: 'لا توجد معطيات تمنح نقاطًا',
  MILITARY_MONTHS: {
    zero: 'بدون أشهر خدمة (درجة {from} فما فوق)',
    one: 'شهر خدمة واحد (درجة {from} فما فوق)',
    two: 'شهرا خدمة (درجة {from} فما فوق)',
    few: '{months} أشهر خدمة (درجة {from} فما فوق)',
    many: '{months} شهر خدمة (درجة {from} فما فوق)',
    other: '{months} شهر خدمة (درجة {from} فما فوق)',
  },
  MILITARY_NOTHING: {
    zero: 'بدون أشهر خدمة',
    one: 'شهر خدمة واحد',
    two: 'شهرا خدمة',
    few: '{months} أشهر خدمة',
    many: '{months} شهر خدمة',
    other: '{months} شهر خدمة',
  },
  RESERVIST_DAYS: {
    zero: 'بدون أيام خدمة احتياط (درجة {from} فما فوق)',
    one: 'يوم خدمة احتياط واحد (درجة {from} فما فوق)',
    two: 'يوما خدمة احتياط (درجة {from} فما فوق)',
    few: '{days} أيام خدمة احتياط (درجة {from} فما فوق)',
    many: '{days} يوم خدمة احتياط (درجة {from} فما فوق)',
    other: '{days} يوم خدمة احتياط (درجة {from} فما فوق)',
  },
  RESERVIST_NOTHING: {
    zero: 'بدون أيام خدمة احتياط',
    one: 'يوم خدمة احتياط واحد',
    two: 'يوما خدمة احتياط',
    few: '{days} أيام خدمة احتياط',
    many: '{days} يوم خدمة احتياط',
    other: '{days} يوم خدمة احتياط',
  },
  PRIORITY_LISTED: 'البلدة في سن 18 هي منطقة أولوية قومية',
  PRIORITY_NOT_LISTED: 'البلدة في سن 18 ليست منطقة أولوية قومية',
  PRIORITY_PERIPHERAL: 'البلدة في سن 18 ضمن عنقود الأطراف {cluster}، حتى العنقود {upTo}',
  PRIORITY_NOT_PERIPHERAL: 'البلدة في سن 18 ضمن عنقود الأطراف {cluster}، فوق العنقود {upTo}',
  PRIORITY_UNKNOWN: 'لا توجد معطيات عن عنقود الأطراف لمكان السكن في سن 18',
  CAP: 'النقاط القصوى للمركّب هي {cap}',
}

export const letterScoreLines: WordsLike<typeof original.letterScoreLines> = {
  ...scoreLines,
  INCOME_UP_TO: 'دخل للفرد بقيمة {income} شيكل، ضمن درجة حتى {upTo} شيكل',
  INCOME_ABOVE: 'دخل للفرد بقيمة {income} شيكل، فوق {above} شيكل',
}

export const requestData: WordsLike<typeof original.requestData> = {
  requestNumber: 'رقم الطلب',
  houseHoldPeople: 'عدد أفراد الأسرة',
  parentOneIncome: 'دخل الوالد/ة 1',
  parentTwoIncome: 'دخل الوالد/ة 2',
  spouse: 'دخل الزوج/ة',
  candidateEntering: 'دخل المتقدّم/ة',
  disability: 'إعاقات في العائلة',
  childrenDisability: 'ابن/ة مع إعاقة',
  adminAssignment: 'تخصيص إداري',
  exceedsStandards: 'تجاوز سنوات الدراسة المقرّرة',
  openUniversity: 'الجامعة المفتوحة',
  studiesScope: 'نطاق الدراسة بالنسبة المئوية',
  surveyMonth: 'شهر فحص الدخل',
  note: 'ملاحظة',
}
