import { digitsOnly } from './digits-only.ts'

/** The country's own code, in front of a number that is written for callers from abroad. */
const fromAbroad = /^(?:00)?972(?=\d{8,9}$)/

/** The digits of a phone number as it is dialled at home, also of one pasted as +972. */
export const phoneDigits = (text: string, maxLength: number): string =>
  digitsOnly(text).replace(fromAbroad, '0').slice(0, maxLength)
