import type { Reason, ReasonPlace, Reasons, ReturnReason } from '@milgo/domain/period/reasons'

const reason = (code: string, he: string, ar: string, en: string): Reason => ({
  code,
  text: { he, ar, en },
  needsNote: code === 'OTHER',
})

/** Limits a reason to the documents of some places. */
const only = (reason: Reason, ...places: ReasonPlace[]): ReturnReason => ({ ...reason, places })

const identityCards = ['applicantId', 'parentOneId', 'parentTwoId'] as const
/** Approvals of an office, each with a date until which it counts. */
const approvals = ['singleParent', 'disability', 'newcomer'] as const

/** The reasons of a new period, until the office writes its own. Students read these texts. */
export const starterReasons: Reasons = {
  returning: [
    reason('UNREADABLE', 'הקובץ אינו קריא', 'الملف غير مقروء', 'The file cannot be read'),
    only(reason('MISSING_MONTH', 'חסר חודש', 'ينقص شهر', 'A month is missing'), 'income'),
    only(
      reason('EXPIRED', 'תוקף המסמך פג', 'انتهت صلاحية المستند', 'The document has expired'),
      ...identityCards,
      'studies',
      ...approvals,
    ),
    reason(
      'WRONG_PERSON',
      'השם במסמך אינו תואם',
      'الاسم في المستند غير مطابق',
      'The name on the document does not match',
    ),
    reason(
      'INCOMPLETE',
      'חסרים עמודים או פרטים במסמך',
      'تنقص صفحات أو تفاصيل في المستند',
      'Pages or details are missing',
    ),
    reason(
      'WRONG_DOCUMENT',
      'זה אינו המסמך שביקשנו',
      'هذا ليس المستند الذي طلبناه',
      'This is not the document we asked for',
    ),
    reason('OTHER', 'צריך להחליף את המסמך', 'يجب استبدال المستند', 'The document needs to be replaced'),
    only(
      reason(
        'WRONG_YEAR',
        'המסמך אינו מהתקופה הנדרשת',
        'المستند ليس من الفترة المطلوبة',
        'The document is not from the period we need',
      ),
      'studies',
      'bankAccount',
      'income',
      'military',
      ...approvals,
    ),
    only(
      reason('UNSIGNED', 'חסרה חתימה או חותמת', 'ينقص توقيع أو ختم', 'A signature or stamp is missing'),
      'parentCertificates',
      'studies',
      'bankAccount',
      'income',
      'military',
      ...approvals,
    ),
  ],
  denying: [
    reason(
      'NOT_STUDYING',
      'הלימודים אינם מזכים במלגה',
      'الدراسة لا تؤهل للمنحة',
      'The studies do not qualify for the scholarship',
    ),
    reason(
      'STUDY_SCOPE',
      'היקף הלימודים נמוך מהנדרש',
      'حجم الدراسة أقل من المطلوب',
      'The scope of studies is below what is required',
    ),
    reason(
      'NOT_RESIDENT',
      'לא הוכח מעמד של תושבות בישראל',
      'لم تُثبَت الإقامة في إسرائيل',
      'Residency in Israel was not shown',
    ),
    reason(
      'OTHER_SCHOLARSHIP',
      'קיבלתם מלגה אחרת שאי אפשר לקבל יחד עם מלגה זו',
      'حصلتم على منحة أخرى لا يمكن الجمع بينها وبين هذه المنحة',
      'You received another scholarship that cannot be combined with this one',
    ),
    reason(
      'DOCUMENTS_MISSING',
      'המסמכים הנדרשים לא הוגשו',
      'لم تُقدَّم المستندات المطلوبة',
      'The required documents were not submitted',
    ),
    reason(
      'WRONG_INFORMATION',
      'הפרטים בבקשה אינם תואמים למסמכים',
      'تفاصيل الطلب لا تطابق المستندات',
      'The details of the application do not match the documents',
    ),
    reason('OTHER', 'סיבה אחרת', 'سبب آخر', 'Another reason'),
  ],
  denyingAppeal: [
    reason(
      'NOTHING_NEW',
      'הערעור אינו מציג מידע חדש',
      'الاستئناف لا يقدّم معلومات جديدة',
      'The appeal brings no new information',
    ),
    reason(
      'NOT_PROVEN',
      'המסמכים אינם מוכיחים את הנטען',
      'المستندات لا تثبت ما ورد في الاستئناف',
      'The documents do not prove what is claimed',
    ),
    reason(
      'RULES_APPLIED',
      'הניקוד חושב לפי הכללים',
      'حُسبت النقاط بحسب القواعد',
      'The score was computed by the rules',
    ),
    reason('OTHER', 'סיבה אחרת', 'سبب آخر', 'Another reason'),
  ],
}
