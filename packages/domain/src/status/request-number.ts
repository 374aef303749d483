const digits = 6

/** What a request is called everywhere but in the code: `2025-000123`; decisions, section 14. */
export const requestNumber = (periodCode: string, number: number): string =>
  `${periodCode}-${String(number).padStart(digits, '0')}`
