import { westernDigits } from '@milgo/domain/writing/western-digits'

/**
 * Returns the digits of a text, at most `maxLength` of them. Spaces and dashes of typed or pasted texts are dropped.
 */
export const digitsOnly = (text: string, maxLength = Number.POSITIVE_INFINITY): string =>
  westernDigits(text).replace(/\D/g, '').slice(0, maxLength)
