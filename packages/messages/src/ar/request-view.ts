import type { requestView as original } from '../he/request-view.ts'
import type { WordsLike } from '../words.ts'

export const requestView: WordsLike<typeof original> = {
  documents: {
    noFile: 'لم يُرفق ملف',
    view: 'عرض',
    viewDocument: 'عرض المستند: {document}',
  },
  timeline: { expected: 'لاحقًا' },
}
