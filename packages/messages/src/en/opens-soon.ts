import type { opensSoon as original } from '../he/opens-soon.ts'
import type { WordsLike } from '../words.ts'

export const opensSoon: WordsLike<typeof original> = {
  badge: 'Opens soon',
  text: 'We are still building this page. The link to it is already in place, and when the page opens you will find it right here.',
}
