import { westernDigits } from '../writing/western-digits.ts'

/** Plain digits, or groups of three behind one to three, all parted by the same sign: a comma or a blank. */
const shape = /^(?:\d+|\d{1,3}([,\s\u066c])\d{3}(?:\1\d{3})*)$/

/** What says nothing about a whole sum: the currency, and a fraction of nought. */
const around = /^\u20aa\s*|[.\u066b]00?(?=\s*\u20aa?$)|\s*\u20aa$/g

/** The digits of an amount, without separators and zeros before its first figure; undefined when it is none. */
export const findAmountDigits = (value: string): string | undefined => {
  const amount = westernDigits(value).trim().replace(around, '')
  return shape.test(amount) ? amount.replace(/\D/g, '').replace(/^0+(?=\d)/, '') : undefined
}

/** 8400 as 8,400. What is no amount is given back as it is. */
export const showAmount = (value: string): string =>
  findAmountDigits(value)?.replace(/\B(?=(?:\d{3})+$)/g, ',') ?? value

/** The amount as a number; undefined when it is none. */
export const findAmount = (value: string): number | undefined => {
  const digits = findAmountDigits(value)
  return digits === undefined ? undefined : Number(digits)
}
