import type { notFound as original } from '../he/not-found.ts'
import type { WordsLike } from '../words.ts'

export const notFound: WordsLike<typeof original> = {
  title: 'Page not found',
  text: 'The address may be mistyped, or the page may have moved. Here are some places to go on from:',
}
