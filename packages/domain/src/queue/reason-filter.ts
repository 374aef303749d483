import { type QueueFilter, writeList } from './queue-filter.ts'

/** The value in the address for a decision without a reason code. */
export const noReason = 'none'

const mostInAddress = 30

const isReason = (text: string): boolean => text === noReason || /^[A-Z][A-Z0-9_]{1,39}$/.test(text)

/** Reads codes in an address, each once; undefined if there is no valid code. */
export const readCodes = (text: string, isCode: (part: string) => boolean): readonly string[] | undefined => {
  const found = [...new Set(text.split(','))].filter(isCode)
  return found.length > 0 ? found.slice(0, mostInAddress) : undefined
}

/** Selects requests by the reason of the review's decision. */
export const reasonFilter: QueueFilter<readonly string[]> = {
  name: 'reason',
  read: (text) => readCodes(text, isReason),
  write: writeList,
  matches: ({ decision }, wanted) =>
    decision !== undefined && wanted.includes(decision.reason === null ? noReason : decision.reason),
}
