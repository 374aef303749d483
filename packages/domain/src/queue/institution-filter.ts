import { type QueueFilter, writeList } from './queue-filter.ts'

const numbersIn = (text: string): readonly number[] => [
  ...new Set(
    text
      .split(',')
      .filter((part) => /^[1-9]\d{0,8}$/.test(part))
      .map(Number),
  ),
]

export const institutionFilter: QueueFilter<readonly number[]> = {
  name: 'institution',
  read: (text) => {
    const ids = numbersIn(text)
    return ids.length > 0 ? ids : undefined
  },
  write: writeList,
  matches: ({ institutionId }, wanted) => wanted.includes(institutionId),
}
