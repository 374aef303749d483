import { findIsraeliId } from '../identity/israeli-id.ts'
import { findPhoneDigits, isMobilePhone } from '../identity/phone.ts'
import { westernDigits } from '../writing/western-digits.ts'
import { searchText } from './search-text.ts'

/** What somebody in the office looks for. */
export type SearchTerm =
  | { readonly by: 'requestNumber'; readonly period: string | null; readonly number: number }
  | { readonly by: 'identityNumber'; readonly identityNumber: string }
  | { readonly by: 'phone'; readonly phone: string }
  | { readonly by: 'name'; readonly words: readonly string[] }

const requestNumber = /^(?:(.+)-)?(\d{1,9})$/

/**
 * Everything that the typed text can mean; nothing for a blank one. A number of nine digits may be an identity number
 * and a request's number at once: both are looked for.
 */
export const readSearch = (typed: string): readonly SearchTerm[] => {
  const text = westernDigits(typed).trim()
  const digits = text.replace(/[\s-]/g, '')
  const phone = findPhoneDigits(text) ?? ''
  const identityNumber = /^\d+$/.test(digits) ? findIsraeliId(digits) : undefined
  const [, period = null, number] = requestNumber.exec(text) ?? []
  const words = searchText(text)
    .split(' ')
    .filter((word) => word !== '' && !/^\d+$/.test(word))
  return [
    ...(number === undefined ? [] : [{ by: 'requestNumber' as const, period, number: Number(number) }]),
    ...(identityNumber === undefined ? [] : [{ by: 'identityNumber' as const, identityNumber }]),
    ...(isMobilePhone(phone) ? [{ by: 'phone' as const, phone }] : []),
    ...(words.length > 0 ? [{ by: 'name' as const, words }] : []),
  ]
}
