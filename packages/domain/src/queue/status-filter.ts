import { RequestStatus } from '../status/request-status.ts'
import { type QueueFilter, readList, writeList } from './queue-filter.ts'

export const statusFilter: QueueFilter<readonly RequestStatus[]> = {
  name: 'status',
  read: (text) => readList(text, RequestStatus.options),
  write: writeList,
  matches: ({ status }, wanted) => wanted.includes(status),
}
