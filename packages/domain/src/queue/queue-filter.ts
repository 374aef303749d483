import type { QueueRow } from './queue-row.ts'

/** Who looks at the queue: "mine" means another row to each. */
export type QueueReader = { readonly staffId: string }

/**
 * One way to narrow the queue down. The address of a page is its view, so that a value is text there: what is no value
 * of the filter is none, and does not narrow anything down.
 */
export type QueueFilter<Value> = {
  /** Its name in the address. */
  readonly name: string
  readonly read: (text: string) => Value | undefined
  readonly write: (value: Value) => string
  readonly matches: (row: QueueRow, value: Value, reader: QueueReader) => boolean
}

/** Values of a list in an address, each once and in the order of `all`; undefined where none is left. */
export const readList = <Item extends string>(
  text: string,
  all: readonly Item[],
): readonly Item[] | undefined => {
  const named = new Set(text.split(','))
  const found = all.filter((item) => named.has(item))
  return found.length > 0 ? found : undefined
}

export const writeList = (items: readonly (string | number)[]): string => items.join(',')
