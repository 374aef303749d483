import type { QueueFilter } from './queue-filter.ts'

/** Selects requests that have been in the office's hands for at least so many working days. */
export const daysWaitingFilter: QueueFilter<number> = {
  name: 'waiting',
  read: (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined),
  write: String,
  matches: ({ waitedDays }, atLeast) => waitedDays >= atLeast,
}
