import type { conflict as original } from '../he/conflict.ts'
import type { WordsLike } from '../words.ts'

export const conflict: WordsLike<typeof original> = {
  text: 'Meanwhile the form was saved in another window or on another device. Nothing was deleted: choose what stays, answer by answer.',
  mine: 'Here',
  theirs: 'Elsewhere',
  allMine: 'All from here',
  allTheirs: 'All from elsewhere',
  keep: 'Save what is chosen',
}
