import type { requestView as original } from '../he/request-view.ts'
import type { WordsLike } from '../words.ts'

export const requestView: WordsLike<typeof original> = {
  documents: {
    noFile: 'No file attached',
    view: 'View',
    viewDocument: 'View document: {document}',
  },
  timeline: { expected: 'Later' },
}
