import { digitsOnly } from './digits-only.ts'
import { westernDigits } from './western-digits.ts'

/** Leading zeros say nothing. */
const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/** Digits in groups of three: 12480 reads 12,480. */
export const amountText = (digits: string): string => withoutZeros(digits).replace(/\B(?=(\d{3})+$)/g, ',')

/** One or two digits behind the last point, as in a pasted 12,345.50: sums are whole, and must not grow a hundredfold. */
const fraction = /[.\u066b]\d{1,2}(?=\D*$)/

/** The digits of a whole sum, however it was written. */
export const amountDigits = (text: string, maxLength: number): string =>
  withoutZeros(digitsOnly(westernDigits(text).replace(fraction, ''), maxLength))
