import { type DayRange, isInDayRange, readDayRange, writeDayRange } from './day-range.ts'
import type { QueueFilter } from './queue-filter.ts'

/** The decision of the review was made on one of these days. */
export const decidedFilter: QueueFilter<DayRange> = {
  name: 'decided',
  read: readDayRange,
  write: writeDayRange,
  matches: ({ decision }, range) => isInDayRange(decision?.on, range),
}
