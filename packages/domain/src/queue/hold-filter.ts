import type { QueueFilter } from './queue-filter.ts'

/** Only what is on hold, or only what is not. */
export const holdFilter: QueueFilter<'on' | 'off'> = {
  name: 'hold',
  read: (text) => (text === 'on' || text === 'off' ? text : undefined),
  write: String,
  matches: ({ isOnHold }, wanted) => isOnHold === (wanted === 'on'),
}
