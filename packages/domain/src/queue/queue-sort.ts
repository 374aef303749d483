import { CalendarDay, Instant } from '../period/instant.ts'

export const sortKeys = ['due', 'waiting', 'name', 'number', 'moved'] as const
/** By what the queue is ordered: the deadline, the days in our hands, the name, the number, the last movement. */
export type SortKey = (typeof sortKeys)[number]

export type QueueSort = { readonly by: SortKey; readonly isDescending: boolean }

/** Most urgent first. */
export const defaultSort: QueueSort = { by: 'due', isDescending: false }

/** The order as an address names it: `waiting`, or `-name` for the other direction. */
export const readSort = (text: string | null | undefined): QueueSort => {
  const by = sortKeys.find((key) => key === text?.replace(/^-/, ''))
  return by ? { by, isDescending: text?.startsWith('-') ?? false } : defaultSort
}

export const writeSort = ({ by, isDescending }: QueueSort): string => `${isDescending ? '-' : ''}${by}`

const isDayOrNever = (key: string): boolean => key === 'infinity' || CalendarDay.safeParse(key).success

/** What a position in the order looks like; text that is no position of it begins no page. */
const positions: Readonly<Record<SortKey, (key: string) => boolean>> = {
  due: isDayOrNever,
  waiting: isDayOrNever,
  name: (key) => /^[\p{L}\p{N} ]{0,100}$/u.test(key),
  number: (key) => /^\d{1,9}$/.test(key),
  moved: (key) => Instant.safeParse(key).success,
}

export const isPosition = ({ by }: QueueSort, key: string): boolean => positions[by](key)
