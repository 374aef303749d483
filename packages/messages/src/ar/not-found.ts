import type { notFound as original } from '../he/not-found.ts'
import type { WordsLike } from '../words.ts'

export const notFound: WordsLike<typeof original> = {
  title: 'الصفحة غير موجودة',
  text: 'ربما كُتب العنوان بشكل خاطئ أو نُقلت الصفحة. يمكنكم المتابعة من إحدى هذه الصفحات:',
  login: {
    title: 'يجب الدخول إلى النظام لفتح الطلب',
    text: 'تُفتح صفحة الطلب بعد الدخول فقط. ادخلوا وستعودون إليها مباشرة.',
  },
  account: {
    title: 'لم نعثر على حسابكم',
    text: 'دخلتم إلى النظام، لكن الحساب غير مسجّل في فترة التسجيل الحالية. ادخلوا من جديد أو ابدؤوا بفحص الاستحقاق.',
  },
  notRegistered: 'لم تسجّلوا بعد؟ ابدؤوا بفحص الاستحقاق',
  goOn: 'المتابعة إلى الصفحة المطلوبة',
}
