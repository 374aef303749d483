import { Label } from './label.ts'
import { type QueueFilter, writeList } from './queue-filter.ts'

const mostInAddress = 20

/** Selects requests with any of these labels. */
export const labelsFilter: QueueFilter<readonly string[]> = {
  name: 'labels',
  read: (text) => {
    const found = [...new Set(text.split(','))].filter((one) => Label.safeParse(one).success)
    return found.length > 0 ? found.slice(0, mostInAddress) : undefined
  },
  write: writeList,
  matches: ({ labels }, wanted) => wanted.some((label) => labels.includes(label)),
}
