import type { password as original } from '../he/password.ts'
import type { WordsLike } from '../words.ts'

export const password: WordsLike<typeof original> = {
  hint: 'استخدموا أحرفًا إنجليزية كبيرة وصغيرة وأرقامًا',
  weak: 'كلمة المرور ضعيفة جدًا',
  strong: 'كلمة المرور قوية',
}
