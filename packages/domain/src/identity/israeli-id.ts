import { westernDigits } from '../writing/western-digits.ts'

export const israeliIdLength = { min: 7, max: 9 } as const

/** Matches 7 to 9 digits, not all zeros. Shorter numbers are padded with zeros on the left. */
const shape = new RegExp(`^(?!0+$)\\d{${israeliIdLength.min},${israeliIdLength.max}}$`)

/**
 * Returns the digits of an identity number, also if the check digit is separated as on cards; undefined if there are
 * other characters.
 */
export const findIdDigits = (text: string): string | undefined => {
  const digits = westernDigits(text).replace(/(?<=\d)[\s-](?=\d)/g, '')
  return /^\d*$/.test(digits) ? digits : undefined
}

/** Returns the padded number; undefined if it is not a valid identity number. */
export const findIsraeliId = (value: string): string | undefined => {
  const digits = value.trim()
  if (!shape.test(digits)) return undefined
  const padded = digits.padStart(israeliIdLength.max, '0')
  return checksum(padded) % 10 === 0 ? padded : undefined
}

export const isIsraeliId = (value: string): boolean => findIsraeliId(value) !== undefined

/** Weights the digits alternately with 1 and 2; a product of two digits is reduced by 9. */
const checksum = (digits: string): number => {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const product = Number(digits[place]) * (place % 2 === 0 ? 1 : 2)
    sum += product > 9 ? product - 9 : product
  }
  return sum
}
