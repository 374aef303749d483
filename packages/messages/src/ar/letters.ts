import type { letters as original } from '../he/letters.ts'
import type { WordsLike } from '../words.ts'

export const letters: WordsLike<typeof original> = {
  code: {
    register: 'رمز التحقق للتسجيل في ميلغو: {code}. الرمز صالح لمدة {minutes} دقائق. لا تعطوه لأحد.',
    login: 'رمز الدخول إلى ميلغو: {code}. الرمز صالح لمدة {minutes} دقائق. لا تعطوه لأحد.',
    reset: 'رمز لاختيار كلمة مرور جديدة في ميلغو: {code}. الرمز صالح لمدة {minutes} دقائق. لا تعطوه لأحد.',
  },
  passwordChanged: {
    subject: 'تم تغيير كلمة مرورك في ميلغو',
    done: 'تم تغيير كلمة مرور حسابك، وانتهت جميع عمليات الدخول السابقة.',
    notYou: 'إذا لم تغيّر/ي كلمة المرور، يجب استعادتها فورًا في صفحة الدخول والتوجه إلينا: {support}',
  },
  footer: 'أُرسلت هذه الرسالة من منظومة ميلغو. لا تردّوا عليها.',
}
