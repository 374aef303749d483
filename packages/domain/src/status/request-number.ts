import { westernDigits } from '../writing/western-digits.ts'

export const requestNumberDigits = 6

/** Returns the number by which people know a request: `2025-000123`; decisions, section 14. */
export const requestNumber = (periodCode: string, number: number): string =>
  `${periodCode}-${String(number).padStart(requestNumberDigits, '0')}`

/**
 * Matches a typed request number. The code of a period has letters, digits, `_` and `-`. People leave out leading
 * zeros.
 */
const written = /^(?:([\w-]{1,20})-)?(\d{1,9})$/

/**
 * Reads a request number as people type it, with or without the period; undefined if the text is not a request number.
 */
export const findRequestNumber = (
  typed: string,
): { readonly period: string | null; readonly number: number } | undefined => {
  const [, period = null, number] = written.exec(westernDigits(typed).trim()) ?? []
  return number === undefined ? undefined : { period, number: Number(number) }
}
