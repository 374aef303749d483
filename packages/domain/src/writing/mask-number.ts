/**
 * Returns the last four digits. A number of up to five digits is masked as a whole, because the rest could be guessed.
 */
export const maskNumber = (value: string): string => `•••••${value.length > 5 ? value.slice(-4) : ''}`
