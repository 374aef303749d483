import { type QueueFilter, writeList } from './queue-filter.ts'
import { readCodes } from './reason-filter.ts'

const isReturnedPart = (text: string): boolean =>
  /^(any|[a-z][a-z\d_]{1,60}(\.[A-Z][A-Z\d_]{1,39})?)$/.test(text)

/**
 * Returns the values that a flagged document adds to `returnedFor`: `any`, the document, and the document with its
 * reason.
 */
export const returnedParts = (field: string, reason: string): readonly string[] => [
  'any',
  field,
  `${field}.${reason}`,
]

/** Selects requests that were ever returned for one of these: `any`, a document, or a document with a reason. */
export const returnedFilter: QueueFilter<readonly string[]> = {
  name: 'returned',
  read: (text) => readCodes(text, isReturnedPart),
  write: writeList,
  matches: ({ returnedFor }, wanted) => wanted.some((one) => returnedFor.includes(one)),
}
