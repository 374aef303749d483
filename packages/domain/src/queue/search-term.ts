import { findIsraeliId } from '../identity/israeli-id.ts'
import { findPhoneDigits, isMobilePhone } from '../identity/phone.ts'
import { findRequestNumber } from '../status/request-number.ts'
import { westernDigits } from '../writing/western-digits.ts'
import { searchText } from './search-text.ts'

/** A search term of the office. */
export type SearchTerm =
  | { readonly by: 'requestNumber'; readonly period: string | null; readonly number: number }
  | { readonly by: 'identityNumber'; readonly identityNumber: string }
  | { readonly by: 'phone'; readonly phone: string }
  | { readonly by: 'name'; readonly words: readonly string[] }

/**
 * Returns everything that the typed text can mean; nothing for a blank text. A number of nine digits may be both an
 * identity number and a request number, so that both are searched.
 */
export const readSearch = (typed: string): readonly SearchTerm[] => {
  const text = westernDigits(typed).trim()
  const digits = text.replace(/[\s-]/g, '')
  const phone = findPhoneDigits(text) ?? ''
  const identityNumber = /^\d+$/.test(digits) ? findIsraeliId(digits) : undefined
  const requestNumber = findRequestNumber(text)
  const words = searchText(text)
    .split(' ')
    .filter((word) => word !== '' && !/^\d+$/.test(word))
  return [
    ...(requestNumber ? [{ by: 'requestNumber' as const, ...requestNumber }] : []),
    ...(identityNumber === undefined ? [] : [{ by: 'identityNumber' as const, identityNumber }]),
    ...(isMobilePhone(phone) ? [{ by: 'phone' as const, phone }] : []),
    ...(words.length > 0 ? [{ by: 'name' as const, words }] : []),
  ]
}
