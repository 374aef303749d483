import { type AgeingLevel, ageingLevels } from './ageing.ts'
import { type QueueFilter, readList, writeList } from './queue-filter.ts'

/** Selects requests in the office's hands by their age against the target of the stage. */
export const ageingFilter: QueueFilter<readonly AgeingLevel[]> = {
  name: 'ageing',
  read: (text) => readList(text, ageingLevels),
  write: writeList,
  matches: ({ ageing }, wanted) => ageing !== undefined && wanted.includes(ageing),
}
