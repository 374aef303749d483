import type { bank } from '@milgo/domain/application/bank/questions'
import type { Help } from './help.ts'

/** Step 2. */
export const bankHelp: Readonly<Record<keyof typeof bank.rows, Help>> = {
  bank: {
    description: {
      he: 'הבנק שבו מתנהל חשבון על שמכם. התחילו להקליד את השם כדי לסנן את הרשימה.',
      ar: 'البنك الذي فيه حساب باسمكم. ابدؤوا بكتابة الاسم لتصفية القائمة.',
      en: 'The bank where you have an account in your own name. Begin typing to narrow the list.',
    },
  },
  branch: {
    description: {
      he: 'עד 5 ספרות. המספר מופיע באפליקציית הבנק ובראש כל המחאה.',
      ar: 'حتى 5 أرقام. يظهر الرقم في تطبيق البنك وفي أعلى كل شيك.',
      en: 'Up to 5 digits. It is in the bank’s application and at the top of every cheque.',
    },
  },
  accountNumber: {
    description: {
      he: 'ספרות בלבד, עד 15, בלי מספר הבנק והסניף ובלי מקפים. החשבון צריך להיות על שם המועמד/ת.',
      ar: 'أرقام فقط، حتى 15، من دون رقم البنك والفرع ومن دون شرطات. يجب أن يكون الحساب باسم مقدّم/ة الطلب.',
      en: 'Digits only, up to 15, without bank, branch or dashes. The account must be in the applicant’s name.',
    },
  },
}
