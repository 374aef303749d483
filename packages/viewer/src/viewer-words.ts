import type { viewer } from '@milgo/messages/he/viewer'
import type { WordsLike } from '@milgo/messages/words'

export type ViewerWords = WordsLike<typeof viewer>
