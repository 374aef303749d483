import type { QueueRow } from './queue-row.ts'

/** The person who looks at the queue, for filters such as "mine". */
export type QueueReader = { readonly staffId: string }

/**
 * A filter of the queue. The address of a page contains the view, so that a value is written as text. A text that is
 * not a valid value is ignored, and the filter selects everything.
 */
export type QueueFilter<Value> = {
  /** The filter's name in the address. */
  readonly name: string
  readonly read: (text: string) => Value | undefined
  readonly write: (value: Value) => string
  readonly matches: (row: QueueRow, value: Value, reader: QueueReader) => boolean
}

/** Reads a list of values in an address, each once and in the order of `all`; undefined if there is no valid value. */
export const readList = <Item extends string>(
  text: string,
  all: readonly Item[],
): readonly Item[] | undefined => {
  const named = new Set(text.split(','))
  const found = all.filter((item) => named.has(item))
  return found.length > 0 ? found : undefined
}

export const writeList = (items: readonly (string | number)[]): string => items.join(',')
