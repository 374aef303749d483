import { type DayRange, isInDayRange, readDayRange, writeDayRange } from './day-range.ts'
import type { QueueFilter } from './queue-filter.ts'

/** First sent on one of these days. */
export const sentFilter: QueueFilter<DayRange> = {
  name: 'sent',
  read: readDayRange,
  write: writeDayRange,
  matches: ({ sentOn }, range) => isInDayRange(sentOn, range),
}
