import type { formModals as original } from '../he/form-modals.ts'
import type { WordsLike } from '../words.ts'

export const formModals: WordsLike<typeof original> = {
  sendBackFromRepair: {
    header: 'تقديم التصحيحات',
    text: 'بعد التقديم لن يكون بالإمكان تصحيح الطلب مرة أخرى. هل تريدون تقديم التصحيحات؟',
    positive: 'تقديم التصحيحات',
    negative: 'إلغاء',
  },
  preSubmitRequest: {
    header: 'تأكيد قبل إرسال الطلب',
    text: 'لا يمكن تغيير التفاصيل بعد الإرسال. يمكن تصحيح الطلب مرة واحدة فقط، إذا أُعيد إليكم للتصحيح. هل تريدون الإرسال؟',
    positive: 'إرسال الطلب',
    negative: 'إلغاء',
  },
  dontForgetToSubmit: {
    header: 'لم يتم إرسال الطلب بعد – لا تنسوا إرساله',
    text: 'حُفظت التفاصيل والمستندات، لكن الطلب لن يُفحص إلا بعد إرساله',
    positive: 'البقاء في النموذج',
    negative: 'خروج',
  },
  dontForgetToSubmitReturnedToRepair: {
    header: 'لم يتم تقديم التصحيحات بعد – لا تنسوا تقديمها',
    text: 'حُفظت التصحيحات، لكنها لن تُفحص إلا إذا قُدّمت قبل انتهاء المهلة',
    positive: 'البقاء في النموذج',
    negative: 'خروج',
  },
  exitRegistration: {
    header: 'الخروج من النموذج',
    text: 'حُفظت البيانات، لكن الطلب لم يُرسل بعد. يمكن العودة والمتابعة في أي وقت حتى الموعد الأخير للتقديم',
    positive: 'خروج',
    negative: 'متابعة تعبئة النموذج',
  },
}
