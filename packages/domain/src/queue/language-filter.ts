import { type QueueFilter, readList, writeList } from './queue-filter.ts'
import type { QueueRow } from './queue-row.ts'

const languages = ['he', 'ar', 'en'] as const satisfies readonly QueueRow['language'][]

/** Selects requests by the language in which the form was filled in. */
export const languageFilter: QueueFilter<readonly QueueRow['language'][]> = {
  name: 'language',
  read: (text) => readList(text, languages),
  write: writeList,
  matches: ({ language }, wanted) => wanted.includes(language),
}
