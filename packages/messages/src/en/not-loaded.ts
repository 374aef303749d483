import type { notLoaded as original } from '../he/not-loaded.ts'
import type { WordsLike } from '../words.ts'

export const notLoaded: WordsLike<typeof original> = {
  text: 'This page did not load completely. The connection may have dropped for a moment.',
  reload: 'Reload',
}
