const batchDigits = 3
const orderDigits = 6

/** What a batch is called: `2025-007`; also in the names of its files. */
export const batchCode = (periodCode: string, number: number): string =>
  `${periodCode}-${String(number).padStart(batchDigits, '0')}`

/** What an order is called in the office and in the ledger: `2025-007-000123`. */
export const orderReference = (batch: string, sequence: number): string =>
  `${batch}-${String(sequence).padStart(orderDigits, '0')}`

/**
 * What the bank calls the same order: digits only, since its file has room for nothing else, and since a period may have
 * letters in its code.
 */
export const bankReference = (periodId: number, batchNumber: number, sequence: number): string =>
  `${periodId}${String(batchNumber).padStart(batchDigits, '0')}${String(sequence).padStart(orderDigits, '0')}`

/** A reference as somebody wrote it, of either kind: hyphens, blanks and zeros in front say nothing. */
export const plainReference = (written: string): string => written.replace(/[-\s]/g, '').replace(/^0+/, '')
