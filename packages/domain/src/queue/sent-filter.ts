import { type DayRange, isInDayRange, readDayRange, writeDayRange } from './day-range.ts'
import type { QueueFilter } from './queue-filter.ts'

/** Selects requests by the day on which they were first sent. */
export const sentFilter: QueueFilter<DayRange> = {
  name: 'sent',
  read: readDayRange,
  write: writeDayRange,
  matches: ({ sentOn }, range) => isInDayRange(sentOn, range),
}
