import type { QueueFilter } from './queue-filter.ts'

/** Of the period with this code. Without it a view is of the current period, since there the work is. */
export const periodFilter: QueueFilter<string> = {
  name: 'period',
  read: (text) => (/^[\w-]{1,20}$/.test(text) ? text : undefined),
  write: (code) => code,
  matches: ({ period }, wanted) => period === wanted,
}
