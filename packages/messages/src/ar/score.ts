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
  INCOME_UP_TO: 'دخل للفرد بقيمة {income} شيكل، ضمن درجة حتى {upTo} شيكل',
  INCOME_ABOVE: 'دخل للفرد بقيمة {income} شيكل، فوق {above} شيكل',
  INCOME_UNKNOWN: 'لم يُدخل عدد أفراد الأسرة',
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
  MILITARY_MONTHS: '{months} أشهر خدمة (درجة {from} فما فوق)',
  MILITARY_NOTHING: '{months} أشهر خدمة',
  RESERVIST_DAYS: '{days} أيام خدمة احتياط (درجة {from} فما فوق)',
  RESERVIST_NOTHING: '{days} أيام خدمة احتياط',
  PRIORITY_LISTED: 'البلدة في سن 18 هي منطقة أولوية قومية',
  PRIORITY_NOT_LISTED: 'البلدة في سن 18 ليست منطقة أولوية قومية',
  PRIORITY_PERIPHERAL: 'البلدة في سن 18 ضمن عنقود الضواحي {cluster}، حتى العنقود {upTo}',
  PRIORITY_NOT_PERIPHERAL: 'البلدة في سن 18 ضمن عنقود الضواحي {cluster}، فوق العنقود {upTo}',
  PRIORITY_UNKNOWN: 'لا توجد معطيات ضواحٍ لمكان السكن في سن 18',
  CAP: 'النقاط القصوى للمركّب هي {cap}',
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
