import { type QueueFilter, writeList } from './queue-filter.ts'
import { readCodes } from './reason-filter.ts'

const isReturnedPart = (text: string): boolean =>
  /^(any|[a-z][a-z\d_]{1,60}(\.[A-Z][A-Z\d_]{1,39})?)$/.test(text)

/** What a flagged document adds to what a request was returned for: that it was, the document, and the document with its reason. */
export const returnedParts = (field: string, reason: string): readonly string[] => [
  'any',
  field,
  `${field}.${reason}`,
]

/** Returned to the student, ever, for one of these: `any`, a document, or a document with a reason. */
export const returnedFilter: QueueFilter<readonly string[]> = {
  name: 'returned',
  read: (text) => readCodes(text, isReturnedPart),
  write: writeList,
  matches: ({ returnedFor }, wanted) => wanted.some((one) => returnedFor.includes(one)),
}
