import { CalendarDay, Instant } from '../time/instant.ts'

export const sortKeys = ['due', 'waiting', 'name', 'number', 'moved'] as const
/** The sort key of the queue: deadline, days in the office's hands, name, number, or last movement. */
export type SortKey = (typeof sortKeys)[number]

export type QueueSort = { readonly by: SortKey; readonly isDescending: boolean }

/** Most urgent first. */
export const defaultSort: QueueSort = { by: 'due', isDescending: false }

/** Reads the order from an address: `waiting`, or `-name` for descending. Other texts give the default order. */
export const readSort = (text: string | null | undefined): QueueSort => {
  const by = sortKeys.find((key) => key === text?.replace(/^-/, ''))
  return by ? { by, isDescending: text?.startsWith('-') ?? false } : defaultSort
}

export const writeSort = ({ by, isDescending }: QueueSort): string => `${isDescending ? '-' : ''}${by}`

const isDayOrNever = (key: string): boolean => key === 'infinity' || CalendarDay.safeParse(key).success

/** Whether a text is a valid position in the order, at which a page can start. */
const positions: Readonly<Record<SortKey, (key: string) => boolean>> = {
  due: isDayOrNever,
  waiting: isDayOrNever,
  name: (key) => /^[\p{L}\p{N} ]{0,100}$/u.test(key),
  number: (key) => /^\d{1,9}$/.test(key),
  moved: (key) => Instant.safeParse(key).success,
}

export const isPosition = ({ by }: QueueSort, key: string): boolean => positions[by](key)
