import { westernDigits } from '@milgo/domain/writing/western-digits'

/** The digits of a text, no more than asked for: what stays of something typed or pasted with spaces and dashes. */
export const digitsOnly = (text: string, maxLength = Number.POSITIVE_INFINITY): string =>
  westernDigits(text).replace(/\D/g, '').slice(0, maxLength)
