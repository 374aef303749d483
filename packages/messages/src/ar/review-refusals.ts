import type { reviewRefusals as original } from '../he/review-refusals.ts'
import type { WordsLike } from '../words.ts'

export const reviewRefusals: WordsLike<typeof original> = {
  DOCUMENTS_NOT_LOOKED_AT: 'هناك مستندات لم تُفحص بعد',
  DOCUMENTS_FLAGGED: 'هناك مستندات أُشير إلى تصحيحها',
  CHECKLIST_INCOMPLETE: 'قائمة الفحص غير مكتملة',
  UNKNOWN_REASON: 'اختاروا سببًا من القائمة',
  REASON_NOT_FOR_DOCUMENT: 'هذا السبب لا يلائم هذا المستند. اختاروا سببًا آخر',
  NOTE_REQUIRED: 'أضيفوا ملاحظة',
}
