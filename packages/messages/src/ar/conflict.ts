import type { conflict as original } from '../he/conflict.ts'
import type { WordsLike } from '../words.ts'

export const conflict: WordsLike<typeof original> = {
  text: 'في هذه الأثناء حُفظ النموذج في نافذة أخرى أو على جهاز آخر. لم يُحذف شيء: اختاروا لكل إجابة ما الذي يبقى.',
  mine: 'هنا',
  theirs: 'في المكان الآخر',
  allMine: 'كل شيء من هنا',
  allTheirs: 'كل شيء من المكان الآخر',
  keep: 'حفظ ما اختير',
}
