import type { opensSoon as original } from '../he/opens-soon.ts'
import type { WordsLike } from '../words.ts'

export const opensSoon: WordsLike<typeof original> = {
  badge: 'تُفتح قريبًا',
  text: 'ما زلنا نبني هذه الصفحة. الرابط إليها موجود في مكانه، وعندما تُفتح ستجدونها هنا بالضبط.',
}
