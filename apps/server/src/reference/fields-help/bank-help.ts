import type { bank } from '@milgo/domain/application/bank/questions'
import type { Help } from './help.ts'

/** The help texts of step 2. */
export const bankHelp: Readonly<Record<keyof typeof bank.rows, Help>> = {
  bank: {
    description: {
      he: 'הבנק שבו מתנהל חשבון על שמכם: אליו תועבר המלגה אם תאושר. פרטי החשבון נשמרים מוצפנים. התחילו להקליד את השם כדי לסנן את הרשימה.',
      ar: 'البنك الذي فيه حساب باسمكم: إليه تُحوَّل المنحة إذا أُقرّت. تُحفظ تفاصيل الحساب مشفّرة. ابدؤوا بكتابة الاسم لتصفية القائمة.',
      en: 'The bank where you have an account in your own name: a granted scholarship is paid to it. The account details are stored encrypted. Begin typing to narrow the list.',
    },
  },
  branch: {
    description: {
      he: 'עד 3 ספרות. המספר מופיע באפליקציית הבנק ובראש כל המחאה.',
      ar: 'حتى 3 أرقام. يظهر الرقم في تطبيق البنك وفي أعلى كل شيك.',
      en: 'Up to 3 digits. It is in the bank’s app and at the top of every cheque.',
    },
  },
  accountNumber: {
    description: {
      he: 'ספרות בלבד, בדרך כלל 6 עד 9, בלי מספר הבנק והסניף ובלי מקפים. החשבון צריך להיות על שמכם.',
      ar: 'أرقام فقط، عادةً من 6 إلى 9، من دون رقم البنك والفرع ومن دون شرطات. يجب أن يكون الحساب باسمكم.',
      en: 'Digits only, usually 6 to 9, without bank, branch or dashes. The account must be in your name.',
    },
  },
}
