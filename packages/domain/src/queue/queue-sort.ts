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

/** What a position in the order looks like; text that is no position of it begins no page. */
const positions: Readonly<Record<SortKey, RegExp>> = {
  due: /^(\d{4}-\d\d-\d\d|infinity)$/,
  waiting: /^(\d{4}-\d\d-\d\d|infinity)$/,
  name: /^[\p{L}\p{N} ]{0,100}$/u,
  number: /^\d{1,9}$/,
  moved: /^\d{4}-\d\d-\d\dT[\d:.]{8,15}(Z|[+-]\d\d:\d\d)$/,
}

export const isPosition = ({ by }: QueueSort, key: string): boolean => positions[by].test(key)
