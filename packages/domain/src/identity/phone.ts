import { westernDigits } from '../writing/western-digits.ts'

export const phoneLength = { min: 9, max: 10 } as const

const shape = new RegExp(`^\\d{${phoneLength.min},${phoneLength.max}}$`)

export const isPhone = (value: string): boolean => shape.test(value.trim())

/** Matches the signs that people write between the digits of a phone number. */
const separators = /[\s().\-\u2010-\u2013\u05BE/]/g

/** Matches the country code in front of a number, with or without the zero that is only dialled inside the country. */
const fromAbroad = /^(?:\+|00)?9720?(?=\d{8,9}$)/

/**
 * Returns the digits of a phone number as dialled inside the country, however it was written, also if incomplete;
 * undefined if it contains a letter, the code of another country or another invalid character.
 */
export const findPhoneDigits = (text: string): string | undefined => {
  const digits = westernDigits(text).replace(separators, '').replace(fromAbroad, '0')
  return /^\d*$/.test(digits) ? digits : undefined
}

/** Returns whether the number is an Israeli mobile number. Codes can be sent only to these. */
export const isMobilePhone = (value: string): boolean => /^05\d{8}$/.test(value.trim())

/**
 * Returns what is wrong with a number that must receive messages; undefined if nothing is. A landline is a phone number,
 * so that it would not help to ask for a correct one.
 */
export const findMobileFault = (value: string): 'ENTER_CORRECT_PHONE' | 'ENTER_MOBILE_PHONE' | undefined => {
  if (isMobilePhone(value)) return undefined
  return isPhone(value) && !value.trim().startsWith('05') ? 'ENTER_MOBILE_PHONE' : 'ENTER_CORRECT_PHONE'
}

/** Returns a number as people write it: the area or network code, a dash, the rest. */
export const showPhone = (digits: string): string =>
  isPhone(digits) ? digits.trim().replace(/(\d{7})$/, '-$1') : digits
