import { westernDigits } from '../writing/western-digits.ts'

/**
 * Matches plain digits, or groups of three after one to three digits, all separated by the same sign: a comma or a
 * blank.
 */
const shape = /^(?:\d+|\d{1,3}([,\s\u066c])\d{3}(?:\1\d{3})*)$/

/** Matches what does not change a whole sum: the currency sign, and a fraction of zero. */
const around = /^\u20aa\s*|[.\u066b]00?(?=\s*\u20aa?$)|\s*\u20aa$/g

/** Returns the digits of an amount without separators and leading zeros; undefined if the text is not an amount. */
export const findAmountDigits = (value: string): string | undefined => {
  const amount = westernDigits(value).trim().replace(around, '')
  return shape.test(amount) ? amount.replace(/\D/g, '').replace(/^0+(?=\d)/, '') : undefined
}

/** Returns 8400 as 8,400. A text that is not an amount is returned unchanged. */
export const showAmount = (value: string): string =>
  findAmountDigits(value)?.replace(/\B(?=(?:\d{3})+$)/g, ',') ?? value

/** Returns the amount as a number; undefined if the text is not an amount. */
export const findAmount = (value: string): number | undefined => {
  const digits = findAmountDigits(value)
  return digits === undefined ? undefined : Number(digits)
}
