import { RequestStatus } from '../status/request-status.ts'
import { type QueueFilter, readList, writeList } from './queue-filter.ts'

/** Was in one of these statuses, and moved on; it may have come back since. */
export const leftFilter: QueueFilter<readonly RequestStatus[]> = {
  name: 'left',
  read: (text) => readList(text, RequestStatus.options),
  write: writeList,
  matches: ({ left }, wanted) => wanted.some((status) => left.includes(status)),
}
