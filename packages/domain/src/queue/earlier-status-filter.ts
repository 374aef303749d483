import { RequestStatus } from '../status/request-status.ts'
import { type QueueFilter, readList, writeList } from './queue-filter.ts'

/** Selects requests that were once moved out of one of these statuses. They may be in it again. */
export const earlierStatusFilter: QueueFilter<readonly RequestStatus[]> = {
  name: 'left',
  read: (text) => readList(text, RequestStatus.options),
  write: writeList,
  matches: ({ left }, wanted) => wanted.some((status) => left.includes(status)),
}
