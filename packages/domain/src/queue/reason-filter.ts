import { type QueueFilter, writeList } from './queue-filter.ts'

/** What a decision without a reason of the period's list has in the address. */
export const noReason = 'none'

const mostInAddress = 30

const isReason = (text: string): boolean => text === noReason || /^[A-Z][A-Z0-9_]{1,39}$/.test(text)

/** Codes in an address, each once. */
export const readCodes = (text: string, isCode: (part: string) => boolean): readonly string[] | undefined => {
  const found = [...new Set(text.split(','))].filter(isCode)
  return found.length > 0 ? found.slice(0, mostInAddress) : undefined
}

/** Decided by the review for one of these reasons of the period. */
export const reasonFilter: QueueFilter<readonly string[]> = {
  name: 'reason',
  read: (text) => readCodes(text, isReason),
  write: writeList,
  matches: ({ decision }, wanted) =>
    decision !== undefined && wanted.includes(decision.reason === null ? noReason : decision.reason),
}
