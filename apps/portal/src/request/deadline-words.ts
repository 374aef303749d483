import type { deadlines } from '@milgo/messages/he/deadlines'
import type { WordsLike } from '@milgo/messages/words'

/** What a page that counts down to a deadline hands in: each feature loads its words itself. */
export type DeadlineWords = WordsLike<typeof deadlines>
