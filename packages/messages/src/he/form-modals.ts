import type { FormModal } from '@milgo/domain/application/modals'

/** The modal windows of the form as a new installation words them; the office can change them. */
export const formModals = {
  sendBackFromRepair: {
    header: 'הגשת התיקונים',
    text: 'לאחר ההגשה לא יהיה אפשר לתקן את הבקשה שוב. להגיש את התיקונים?',
    positive: 'הגשת התיקונים',
    negative: 'ביטול',
  },
  preSubmitRequest: {
    header: 'אישור לפני שליחת הבקשה',
    text: 'לאחר השליחה אי אפשר לשנות את הפרטים. אפשר לתקן בקשה פעם אחת בלבד, אם תוחזר לתיקון. לשלוח?',
    positive: 'שליחת הבקשה',
    negative: 'ביטול',
  },
  dontForgetToSubmit: {
    header: 'הבקשה טרם נשלחה – אל תשכחו לשלוח אותה',
    text: 'הפרטים והמסמכים נשמרו, אך הבקשה תיבדק רק לאחר שליחתה',
    positive: 'הישארות בטופס',
    negative: 'יציאה',
  },
  dontForgetToSubmitReturnedToRepair: {
    header: 'התיקונים טרם הוגשו – אל תשכחו להגיש אותם',
    text: 'התיקונים נשמרו, אך ייבדקו רק אם יוגשו לפני תום המועד',
    positive: 'הישארות בטופס',
    negative: 'יציאה',
  },
  exitRegistration: {
    header: 'יציאה מהטופס',
    text: 'הנתונים נשמרו, אבל הבקשה עוד לא נשלחה. אפשר לחזור ולהמשיך בכל עת עד המועד האחרון להגשה',
    positive: 'יציאה',
    negative: 'המשך מילוי הטופס',
  },
} as const satisfies Readonly<
  Record<
    FormModal,
    { readonly header: string; readonly text: string; readonly positive: string; readonly negative: string }
  >
>
