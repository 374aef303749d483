import type { AppealState } from '../status/request-state.ts'
import { type QueueFilter, readList, writeList } from './queue-filter.ts'

export const madeAppeals = ['OPEN', 'GRANTED', 'DENIED'] as const satisfies readonly AppealState[]
type MadeAppeal = (typeof madeAppeals)[number]

/** Selects requests by the state of their appeal. */
export const appealFilter: QueueFilter<readonly MadeAppeal[]> = {
  name: 'appeal',
  read: (text) => readList(text, madeAppeals),
  write: writeList,
  matches: ({ appeal }, wanted) => wanted.some((one) => one === appeal),
}
