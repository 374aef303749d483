import { type QueueFilter, readList, writeList } from './queue-filter.ts'
import { type QueueFlag, queueFlags } from './queue-row.ts'

/** With any of these marks. */
export const flagsFilter: QueueFilter<readonly QueueFlag[]> = {
  name: 'flags',
  read: (text) => readList(text, queueFlags),
  write: writeList,
  matches: ({ flags }, wanted) => wanted.some((flag) => flags.includes(flag)),
}
