import type { QueueFilter } from './queue-filter.ts'

/** Selects only requests on hold, or only the others. */
export const holdFilter: QueueFilter<'on' | 'off'> = {
  name: 'hold',
  read: (text) => (text === 'on' || text === 'off' ? text : undefined),
  write: String,
  matches: ({ isOnHold }, wanted) => isOnHold === (wanted === 'on'),
}
