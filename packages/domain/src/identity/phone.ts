import { westernDigits } from '../writing/western-digits.ts'

export const phoneLength = { min: 9, max: 10 } as const

const shape = new RegExp(`^\\d{${phoneLength.min},${phoneLength.max}}$`)

export const isPhone = (value: string): boolean => shape.test(value.trim())

/** What people write between the digits of a phone number; it says nothing. */
const separators = /[\s().\-\u2010-\u2013\u05BE/]/g

/** The country's own code, in front of a number that is written for callers from abroad; a zero behind it is dialled at home. */
const fromAbroad = /^(?:\+|00)?9720?(?=\d{8,9}$)/

/**
 * The digits of a phone number as it is dialled at home, however it was written, also unfinished; undefined when there
 * is something in it that no phone number has, such as a letter or the code of another country.
 */
export const findPhoneDigits = (text: string): string | undefined => {
  const digits = westernDigits(text).replace(separators, '').replace(fromAbroad, '0')
  return /^\d*$/.test(digits) ? digits : undefined
}

/** An Israeli mobile number, the only kind that a code can be sent to. */
export const isMobilePhone = (value: string): boolean => /^05\d{8}$/.test(value.trim())

/** A number as people write it: the code of the area or the network, a dash, the rest. */
export const showPhone = (digits: string): string =>
  isPhone(digits) ? digits.trim().replace(/(\d{7})$/, '-$1') : digits
