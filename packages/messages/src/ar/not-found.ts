import type { notFound as original } from '../he/not-found.ts'
import type { WordsLike } from '../words.ts'

export const notFound: WordsLike<typeof original> = {
  title: 'الصفحة غير موجودة',
  text: 'ربما كُتب العنوان بشكل خاطئ أو نُقلت الصفحة. إليكم بعض الأماكن التي يمكن المتابعة منها:',
}
