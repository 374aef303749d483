import { type DayRange, isInDayRange, readDayRange, writeDayRange } from './day-range.ts'
import type { QueueFilter } from './queue-filter.ts'

/** Selects requests by the day of the review's decision. */
export const decidedFilter: QueueFilter<DayRange> = {
  name: 'decided',
  read: readDayRange,
  write: writeDayRange,
  matches: ({ decision }, range) => isInDayRange(decision?.on, range),
}
