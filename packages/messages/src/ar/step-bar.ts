import type { stepBar as original } from '../he/step-bar.ts'
import type { WordsLike } from '../words.ts'

export const stepBar: WordsLike<typeof original> = {
  position: 'المرحلة {n} من {total}: {label}',
  active: 'المرحلة الحالية',
  done: 'اكتملت',
  notYet: 'لم تُفتح بعد',
}
