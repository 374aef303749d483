import type { QueueFilter } from './queue-filter.ts'

/** Selects the period with this code. Without it a view shows the current period, because the present work is there. */
export const periodFilter: QueueFilter<string> = {
  name: 'period',
  read: (text) => (/^[\w-]{1,20}$/.test(text) ? text : undefined),
  write: (code) => code,
  matches: ({ period }, wanted) => period === wanted,
}
