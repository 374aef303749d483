import { type FormModal, formModals } from '@milgo/domain/application/modals'
import { formModals as arabic } from '@milgo/messages/ar/form-modals'
import { formModals as english } from '@milgo/messages/en/form-modals'
import { formModals as hebrew } from '@milgo/messages/he/form-modals'
import type { Queryable } from '../platform/database/database.ts'
import { modalWindows } from '../platform/database/schema.ts'

type Modal = typeof modalWindows.$inferInsert

/** Where the buttons of the form's windows lead; a window that only confirms stays where it is. */
const formRedirects: Partial<Record<FormModal, Pick<Modal, 'positiveRedirect' | 'negativeRedirect'>>> = {
  dontForgetToSubmit: { negativeRedirect: '/personal-area' },
  dontForgetToSubmitReturnedToRepair: { negativeRedirect: '/personal-area' },
  exitRegistration: { positiveRedirect: '/personal-area' },
}

const formWindows: readonly Modal[] = formModals.map((key) => {
  const [he, ar, en] = [hebrew[key], arabic[key], english[key]]
  return {
    key,
    header: { he: he.header, ar: ar.header, en: en.header },
    text: { he: he.text, ar: ar.text, en: en.text },
    positiveButton: { he: he.positive, ar: ar.positive, en: en.positive },
    negativeButton: { he: he.negative, ar: ar.negative, en: en.negative },
    ...formRedirects[key],
  }
})

const otherWindows: readonly Modal[] = [
  {
    key: 'eligibilityOnLoad',
    header: { he: 'לפני שמתחילים', ar: 'قبل أن نبدأ', en: 'Before you start' },
    text: {
      he: 'הבדיקה נמשכת כחמש דקות. הכינו תעודת זהות, טלפון נייד לקבלת קוד ופרטים על מלגות אחרות שקיבלתם. הפרטים נשמרים רק אם נמצאתם זכאים להגיש בקשה.',
      ar: 'يستغرق الفحص نحو خمس دقائق. جهّزوا بطاقة الهوية وهاتفًا لاستلام الرمز وتفاصيل عن منح أخرى حصلتم عليها. تُحفظ التفاصيل فقط إذا تبيّن أنه يحق لكم تقديم طلب.',
      en: 'The check takes about five minutes. Have your identity card at hand, a mobile phone for the code, and the details of other scholarships you received. Your details are kept only if you may apply.',
    },
    positiveButton: { he: 'מתחילים', ar: 'لنبدأ', en: 'Start' },
  },
  {
    key: 'eligibilityConfirm',
    header: { he: 'אישור פרטי הזכאות', ar: 'تأكيد تفاصيل الاستحقاق', en: 'Confirm your eligibility details' },
    text: {
      he: 'בדקו שוב את מספר הזהות, הטלפון והדוא״ל: אליהם יישלחו הקוד וכל ההודעות, ואי אפשר לשנות אותם בטופס הבקשה.',
      ar: 'راجعوا رقم الهوية والهاتف والبريد الإلكتروني: إليها يُرسل الرمز وكل الرسائل، ولا يمكن تغييرها في نموذج الطلب.',
      en: 'Check your identity number, phone and e-mail once more: the code and every message go there, and they cannot be changed in the application form.',
    },
    positiveButton: { he: 'הפרטים נכונים', ar: 'التفاصيل صحيحة', en: 'The details are right' },
    negativeButton: { he: 'חזרה לתיקון', ar: 'العودة للتعديل', en: 'Back to correct them' },
  },
  {
    key: 'eligibilityExit',
    header: { he: 'יציאה מבדיקת הזכאות', ar: 'الخروج من فحص الاستحقاق', en: 'Leave the eligibility check' },
    text: {
      he: 'הפרטים שמילאתם לא יישמרו. לצאת בכל זאת?',
      ar: 'لن تُحفظ التفاصيل التي أدخلتموها. هل تخرجون رغم ذلك؟',
      en: 'What you filled in is not kept. Leave all the same?',
    },
    positiveButton: { he: 'יציאה', ar: 'خروج', en: 'Exit' },
    positiveRedirect: '/',
    negativeButton: { he: 'המשך הבדיקה', ar: 'متابعة الفحص', en: 'Go on with the check' },
  },
  {
    key: 'requestSubmission',
    header: { he: 'הגשת בקשה', ar: 'تقديم الطلب', en: 'Request submission' },
    text: {
      he: 'הבקשה תיבדק לפי תנאי הסף, הקריטריונים ונוהלי המענק. הודעה נפרדת תישלח בדוא״ל ובמסרון, ואפשר לתקן בקשה פעם אחת בלבד.',
      ar: 'سيُفحص الطلب حسب شروط الحد الأدنى والمعايير وإجراءات المنحة. تُرسل رسالة منفصلة بالبريد الإلكتروني وبرسالة نصية، ويمكن تصحيح الطلب مرة واحدة فقط.',
      en: 'The request is checked against the threshold conditions, the criteria and the grant procedures. A separate message comes by e-mail and SMS, and a request can be corrected only once.',
    },
    positiveButton: { he: 'לאזור האישי', ar: 'إلى المنطقة الشخصية', en: 'To the personal area' },
    positiveRedirect: '/personal-area',
  },
]

export const loadModalWindows = (tx: Queryable): Promise<unknown> =>
  tx.insert(modalWindows).values([...formWindows, ...otherWindows])
