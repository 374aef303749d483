import type { office as original } from '../he/office.ts'
import type { WordsLike } from '../words.ts'

export const office: WordsLike<typeof original> = {
  brand: 'ميلغو',
  area: 'المكتب',
  documentTitle: 'المكتب | ميلغو',
  needsScript: 'لاستخدام المكتب فعّلوا JavaScript في المتصفح.',
  badge: 'يُفتح قريبًا',
  title: 'مكتب ميلغو',
  text: 'مكان عمل الطاقم الذي يعالج الطلبات. ما زال قيد البناء، وهذا ما سيكون فيه:',
  parts: {
    review: { title: 'فحص الطلبات', text: 'طابور واحد، طلب تلو الآخر، والمستندات والإجابات جنبًا إلى جنب.' },
    decide: { title: 'القرار', text: 'إعادة للتصحيح أو موافقة أو رفض، دائمًا مع سبب وتوثيق لمن ومتى.' },
    publish: { title: 'النشر والدفع', text: 'نشر النتائج دفعة واحدة، والاستئنافات، ومتابعة الدفعات.' },
  },
  students: 'طلاب؟ طلبكم موجود في البوابة.',
  toPortal: 'الانتقال إلى بوابة الطلاب',
  language: 'اللغة',
  theme: { label: 'العرض', system: 'حسب الجهاز', light: 'فاتح', dark: 'داكن' },
}
