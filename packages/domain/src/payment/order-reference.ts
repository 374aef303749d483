const batchDigits = 3
const orderDigits = 6

/** What a batch is called: `2025-007`; also in the names of its files. */
export const batchCode = (periodCode: string, number: number): string =>
  `${periodCode}-${String(number).padStart(batchDigits, '0')}`

/** What an order is called, in the ledger and by the bank: `2025-007-000123`. */
export const orderReference = (batch: string, sequence: number): string =>
  `${batch}-${String(sequence).padStart(orderDigits, '0')}`

/** Bank files hold digits only, and people copy references with or without hyphens. */
export const bankReference = (reference: string): string => reference.replace(/[-\s]/g, '').replace(/^0+/, '')
