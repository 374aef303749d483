const batchDigits = 3
const orderDigits = 6

/** Returns the name of a batch: `2025-007`; also used in the names of its files. */
export const batchCode = (periodCode: string, number: number): string =>
  `${periodCode}-${String(number).padStart(batchDigits, '0')}`

/** Returns the reference of an order in the office and in the ledger: `2025-007-000123`. */
export const orderReference = (batch: string, sequence: number): string =>
  `${batch}-${String(sequence).padStart(orderDigits, '0')}`

/**
 * Returns the bank's reference of the order: digits only, because the bank's file allows nothing else and a period's
 * code may contain letters.
 */
export const bankReference = (periodId: number, batchNumber: number, sequence: number): string =>
  `${periodId}${String(batchNumber).padStart(batchDigits, '0')}${String(sequence).padStart(orderDigits, '0')}`

/** Returns a typed reference of either kind without hyphens, blanks and leading zeros. */
export const plainReference = (written: string): string => written.replace(/[-\s]/g, '').replace(/^0+/, '')
