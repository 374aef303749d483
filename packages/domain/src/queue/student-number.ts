import { israeliIdLength } from '../identity/israeli-id.ts'
import { readSearch, type SearchTerm } from './search-term.ts'

/** A number that names one student. */
export type StudentNumber = Extract<SearchTerm, { by: 'requestNumber' | 'identityNumber' }>

/**
 * Reads the number by which one student is named: of the request, or the identity number; undefined for other texts. It
 * has one meaning, so that a mistyped number never names somebody else. Digits alone that are a valid identity number
 * are one, because request numbers are shorter. A number with its period is a request's, unless only the check digit is
 * separated, as on identity cards.
 */
export const readStudentNumber = (typed: string): StudentNumber | undefined => {
  const terms = readSearch(typed)
  const request = terms.find((term) => term.by === 'requestNumber')
  const identity = terms.find((term) => term.by === 'identityNumber')
  if (!identity || !request) return identity ?? request
  const isCheckDigitSeparated =
    request.period !== null && request.period.length >= israeliIdLength.min - 1 && request.number < 10
  return request.period === null || isCheckDigitSeparated ? identity : request
}
