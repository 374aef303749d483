import type { stepBar as original } from '../he/step-bar.ts'
import type { WordsLike } from '../words.ts'

export const stepBar: WordsLike<typeof original> = {
  position: 'Step {n} of {total}: {label}',
  active: 'Current step',
  done: 'Done',
  notYet: 'Not open yet',
}
