import type { letters as original } from '../he/letters.ts'
import type { WordsLike } from '../words.ts'

export const letters: WordsLike<typeof original> = {
  corrections: {
    unsent: 'رفعتم ملفات جديدة، لكن التصحيحات لم تُقدَّم بعد.',
    askedDocument: '{document}: {reason}.',
    file: '{document}: {name}',
  },
  appeals: {
    noFiles: 'لم تُرفق ملفات.',
    file: '{name}: {hash}',
    document: 'مستند {n} من الاستئناف',
  },
  requestNumber: 'رقم الطلب: {number}',
  optionalDocument: '{document} (اختياري)',
  infectedFile: '{document}: {name}',
  unusualReading: '{name}: {what}',
  problemReport: {
    subject: '{topic}: {subject}',
    topic: 'الموضوع: {topic}',
    from: 'من: {from}',
    fromAccount: 'من: {from}، من داخل الحساب',
  },
  trial: { subject: 'تجربة: {subject}', sms: 'رسالة نصية: {text}' },
  footer: 'أُرسلت هذه الرسالة من منظومة ميلغو. لا تردّوا عليها.',
  footerToAnswer: 'أُرسلت هذه الرسالة من منظومة ميلغو. الرد عليها يصل إلى من كتب التوجّه.',
}
