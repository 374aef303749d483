import type { QueueFilter } from './queue-filter.ts'

/** At least so many working days in our hands. */
export const daysWaitingFilter: QueueFilter<number> = {
  name: 'waiting',
  read: (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined),
  write: String,
  matches: ({ waitedDays }, atLeast) => waitedDays >= atLeast,
}
