import type { deadlines } from '@milgo/messages/he/deadlines'
import type { WordsLike } from '@milgo/messages/words'

/** The words of a countdown, passed in by the page, because each feature loads its words itself. */
export type DeadlineWords = WordsLike<typeof deadlines>
