import { type QueueFilter, writeList } from './queue-filter.ts'

/** The award of a computed result below the lowest tier. */
export const noAward = 0

const mostInAddress = 20

/** Selects requests whose computed result has one of these awards, in NIS. A request without a result has none. */
export const awardFilter: QueueFilter<readonly number[]> = {
  name: 'award',
  read: (text) => {
    const found = new Set(text.split(',').filter((part) => /^(0|[1-9]\d{0,6})$/.test(part)))
    return found.size > 0 ? [...found].slice(0, mostInAddress).map(Number) : undefined
  },
  write: writeList,
  matches: ({ result }, wanted) => result !== undefined && wanted.includes(result.award),
}
