import type { Reason, Reasons } from '@milgo/domain/period/reasons'

const reason = (code: string, he: string, ar: string, en: string): Reason => ({
  code,
  text: { he, ar, en },
  needsNote: code === 'OTHER',
})

/** What a period offers as reasons until its office writes its own. Students read these texts. */
export const starterReasons: Reasons = {
  returning: [
    reason('UNREADABLE', 'הקובץ אינו קריא', 'الملف غير مقروء', 'The file cannot be read'),
    reason('MISSING_MONTH', 'חסר חודש', 'ينقص شهر', 'A month is missing'),
    reason('EXPIRED', 'תוקף המסמך פג', 'انتهت صلاحية المستند', 'The document has expired'),
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
    reason(
      'WRONG_YEAR',
      'המסמך אינו מהתקופה הנדרשת',
      'المستند ليس من الفترة المطلوبة',
      'The document is not from the period we need',
    ),
    reason('UNSIGNED', 'חסרה חתימה או חותמת', 'ينقص توقيع أو ختم', 'A signature or stamp is missing'),
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
      'لم يثبت وضع الإقامة في إسرائيل',
      'Residency in Israel was not shown',
    ),
    reason(
      'OTHER_SCHOLARSHIP',
      'התקבלה מלגה אחרת שאינה מאפשרת מלגה זו',
      'تم الحصول على منحة أخرى لا تتيح هذه المنحة',
      'Another scholarship was granted that rules this one out',
    ),
    reason(
      'DOCUMENTS_MISSING',
      'המסמכים הנדרשים לא הוגשו',
      'لم تُقدَّم المستندات المطلوبة',
      'The required documents were not sent',
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
