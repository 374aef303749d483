import type { AppealState } from '../status/request-state.ts'
import { type QueueFilter, readList, writeList } from './queue-filter.ts'

export const madeAppeals = ['OPEN', 'GRANTED', 'DENIED'] as const satisfies readonly AppealState[]
type MadeAppeal = (typeof madeAppeals)[number]

/** An appeal was made and has come so far. */
export const appealFilter: QueueFilter<readonly MadeAppeal[]> = {
  name: 'appeal',
  read: (text) => readList(text, madeAppeals),
  write: writeList,
  matches: ({ appeal }, wanted) => wanted.some((one) => one === appeal),
}
