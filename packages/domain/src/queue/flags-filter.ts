import type { EventName } from '../status/request-event.ts'
import { type QueueFilter, readList, writeList } from './queue-filter.ts'
import { type QueueFlag, queueFlags } from './queue-row.ts'

/** A request has the flag `sent-back` while this is its last event. */
export const sentBackBy: EventName = 'SEND_BACK_TO_REVIEW'

/** Selects requests with any of these flags. */
export const flagsFilter: QueueFilter<readonly QueueFlag[]> = {
  name: 'flags',
  read: (text) => readList(text, queueFlags),
  write: writeList,
  matches: ({ flags }, wanted) => wanted.some((flag) => flags.includes(flag)),
}
