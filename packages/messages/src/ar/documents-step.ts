import type { documentsStep as original } from '../he/documents-step.ts'
import type { WordsLike } from '../words.ts'

export const documentsStep: WordsLike<typeof original> = {
  missing: {
    zero: 'لا ينقص شيء',
    one: 'ينقص بند واحد',
    two: 'ينقص بندان',
    few: 'تنقص {count} بنود',
    many: 'ينقص {count} بندًا',
    other: 'ينقص {count} بند',
  },
  complete: 'مكتمل',
  summary: {
    missing: {
      zero: 'لم يبقَ ما يُستكمل',
      one: 'بقي بند واحد للاستكمال',
      two: 'بقي بندان للاستكمال',
      few: 'بقيت {count} بنود للاستكمال',
      many: 'بقي {count} بندًا للاستكمال',
      other: 'بقي {count} بند للاستكمال',
    },
    text: 'القائمة ملائمة لإجاباتكم. كل مستند يُحفظ فور رفعه، ويمكن المتابعة من أي جهاز.',
    ready: 'كل شيء جاهز للإرسال',
    readyText: 'يُستحسن مراجعة الإجابات ثم الإرسال. يُفحص الطلب فقط بعد إرساله.',
    progress: 'اكتمل {done} من {total}',
  },
  overview: 'ما الموجود وما الناقص',
  emailedAgain: 'يمكن طلب القائمة مجددًا بعد ساعة',
  emailing: 'جارٍ إرسال القائمة…',
  connectionBroke: 'انقطع الاتصال أثناء الرفع. سنحاول مجددًا عند عودته',
  uploadedFile: 'الملف الذي تم رفعه',
  beingChecked: 'الملف قيد الفحص، ويمكن عرضه بعد لحظات. لا حاجة لرفعه مجددًا',
  infected: 'أُزيل الملف ”{name}“ لأن فيه برنامجًا خبيثًا. يُرجى رفع ملف آخر',
  removal: {
    header: 'إزالة الملف؟',
    text: 'سيُحذف الملف ”{name}“ ولن يكون بالإمكان استعادته.',
    keep: 'إبقاء الملف',
  },
  uploadsRunning: 'هناك ملفات ما زالت قيد الرفع. يمكن الإرسال عند انتهائها',
  review: 'المراجعة والإرسال',
  sending: 'جارٍ إرسال الطلب…',
  result: {
    mend: 'لم يُحذف شيء. كل سطر يقود إلى ما يجب تصحيحه:',
    kept: 'لم يُحذف شيء، ويمكن الإرسال مجددًا من هنا.',
    back: 'العودة إلى النموذج',
    toPersonalArea: 'إلى المنطقة الشخصية',
    next: 'ماذا يحدث الآن',
  },
  copy: {
    download: 'تنزيل نسخة من الطلب (PDF)',
    preparing: 'جارٍ تحضير النسخة…',
  },
  sent: {
    title: 'تم إرسال الطلب',
    text: 'يمكن الاطلاع على كل ما أرسلتموه وتنزيل نسخة.',
  },
}
