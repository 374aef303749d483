import { findIsraeliId, isIsraeliId, israeliIdLength } from '../../identity/israeli-id.ts'
import type { documents } from './questions.ts'
import type { ReadabilityNote } from './readability.ts'

/**
 * The documents that show exactly their owner's number: the fronts of cards. An attachment shows the numbers of the
 * whole family, and not every back shows a number.
 */
const cardFronts: { readonly [Id in keyof typeof documents.rows]?: 'student' | 'parent' } = {
  idFront: 'student',
  parentOneIdFront: 'parent',
  parentTwoIdFront: 'parent',
}
const owners: ReadonlyMap<string, string> = new Map(Object.entries(cardFronts))

/** Returns what to look for on the picture of a document: nothing, any identity number, or the student's own. */
export const numberOnDocument = (
  questionId: string,
  studentNumber: string,
): { readonly isIdImage: boolean; readonly identityNumber?: string } => ({
  isIdImage: owners.has(questionId),
  ...(owners.get(questionId) === 'student' && { identityNumber: studentNumber }),
})

const { max: length } = israeliIdLength

/** Matches digits, with at most one space or dash between two of them. */
const printed = /\d(?:[ \-–]?\d)+/g
/**
 * Matches a number with the spaces of a card: after the first digit and before the last. A phone number has its dash
 * elsewhere.
 */
const asOnCards = /^\d[ \-–]?\d{7}[ \-–]?\d$/

const digitsOf = (found: string): string => found.replaceAll(/\D/g, '')

/** Returns every number with the length of an identity number in the lines that were read. */
const numbersIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.match(printed) ?? []).filter((found) => digitsOf(found).length === length)

const differences = (one: string, other: string): number =>
  [...one].filter((digit, place) => digit !== other[place]).length

/**
 * Returns whether the digits are the expected number. One misread digit always makes the check digit wrong, so that an
 * invalid number with one different digit is the expected one, misread.
 */
const isExpected = (digits: string, expected: string): boolean =>
  digits === expected || (differences(digits, expected) === 1 && !isIsraeliId(digits))

const isIdentityNumber = (found: string): boolean => asOnCards.test(found) && isIsraeliId(digitsOf(found))

/**
 * Returns whether a valid number is clearly not the expected one. Two different digits may be two misread ones, so they
 * give no warning.
 */
const isClearlyAnother = (found: string, expected: string): boolean =>
  isIdentityNumber(found) && differences(digitsOf(found), expected) > 2

/**
 * Returns what the lines read from an ID image say about its number. If no number is expected, as for parents, whose
 * number the form does not ask for, returns whether a number can be read at all.
 */
export const judgeIdentityNumber = (lines: readonly string[], identityNumber?: string): ReadabilityNote => {
  const found = numbersIn(lines)
  const expected = identityNumber === undefined ? undefined : findIsraeliId(identityNumber)
  if (expected === undefined)
    return {
      code: found.some(isIdentityNumber) ? 'IDENTITY_NUMBER_READ' : 'IDENTITY_NUMBER_UNREAD',
    }
  if (found.some((one) => isExpected(digitsOf(one), expected))) return { code: 'IDENTITY_NUMBER_AGREES' }
  return {
    code: found.some((one) => isClearlyAnother(one, expected))
      ? 'IDENTITY_NUMBER_DIFFERS'
      : 'IDENTITY_NUMBER_UNREAD',
  }
}
