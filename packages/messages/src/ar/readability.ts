import type { readability as original } from '../he/readability.ts'
import type { WordsLike } from '../words.ts'

export const readability: WordsLike<typeof original> = {
  title: 'فحص الوضوح',
  checking: 'نفحص ما إذا كانت الصورة مقروءة',
  notes: {
    TOO_SMALL:
      'الصورة صغيرة ({width} في {height} بكسل) وقد لا يمكن قراءتها. يُفضَّل تصويرها أو مسحها مجددًا بجودة أعلى',
    TOO_DARK: 'يبدو أن الصورة معتمة جدًا. يُفضَّل التصوير مجددًا في مكان مضيء',
    BLANK: 'يبدو أن الصفحة فارغة. يُفضَّل التأكد من اختيار الملف الصحيح',
    BLURRED: 'يبدو أن الصورة غير واضحة. يُفضَّل التصوير مجددًا والتأكد من أن الكتابة حادّة',
    CUT_OFF: 'يبدو أن طرف المستند مقطوع. يُفضَّل التأكد من أن المستند كله في الصورة',
    IDENTITY_NUMBER_AGREES: 'رقم الهوية في الصورة مطابق للرقم الوارد في الطلب',
    IDENTITY_NUMBER_READ: 'رقم الهوية في الصورة مقروء',
    IDENTITY_NUMBER_DIFFERS:
      'في الصورة رقم هوية مختلف عن الرقم الوارد في الطلب. يُفضَّل التأكد من اختيار المستند الصحيح',
    IDENTITY_NUMBER_UNREAD:
      'لم ننجح في قراءة رقم الهوية في الصورة. إذا كان ظاهرًا فيها بوضوح فلا حاجة لفعل شيء',
  },
}
