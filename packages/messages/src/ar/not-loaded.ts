import type { notLoaded as original } from '../he/not-loaded.ts'
import type { WordsLike } from '../words.ts'

export const notLoaded: WordsLike<typeof original> = {
  text: 'لم يكتمل تحميل الصفحة. ربما انقطع الاتصال للحظة.',
  reload: 'إعادة التحميل',
}
