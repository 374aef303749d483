import { findIsraeliId, isIsraeliId, israeliIdLength } from '../../identity/israeli-id.ts'
import type { documents } from './questions.ts'
import type { ReadabilityNote } from './readability.ts'

/**
 * The front of a card shows its owner's number and no other. An attachment shows those of the whole family, and not every
 * back shows one.
 */
const cardFronts: { readonly [Id in keyof typeof documents.rows]?: 'student' | 'parent' } = {
  idFront: 'student',
  parentOneIdFront: 'parent',
  parentTwoIdFront: 'parent',
}
const owners: ReadonlyMap<string, string> = new Map(Object.entries(cardFronts))

/** What to look for on the picture of a document: nothing, any identity number, or the student's own. */
export const numberOnDocument = (
  questionId: string,
  studentNumber: string,
): { readonly isIdImage: boolean; readonly identityNumber?: string } => ({
  isIdImage: owners.has(questionId),
  ...(owners.get(questionId) === 'student' && { identityNumber: studentNumber }),
})

const { max: length } = israeliIdLength

/** Digits, and the space or dash that may stand between two of them. */
const printed = /\d(?:[ \-–]?\d)+/g
/** Where a card has its spaces: after the first digit and before the last. A phone number has its dash elsewhere. */
const asOnCards = /^\d[ \-–]?\d{7}[ \-–]?\d$/

const digitsOf = (found: string): string => found.replaceAll(/\D/g, '')

/** Whatever has the length of an identity number, in the lines that were read. */
const numbersIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.match(printed) ?? []).filter((found) => digitsOf(found).length === length)

const differences = (one: string, other: string): number =>
  [...one].filter((digit, place) => digit !== other[place]).length

/**
 * One digit that was misread always breaks the check digit: what differs in one place and is no identity number is the
 * expected one, read with a slip.
 */
const isExpected = (digits: string, expected: string): boolean =>
  digits === expected || (differences(digits, expected) === 1 && !isIsraeliId(digits))

const isIdentityNumber = (found: string): boolean => asOnCards.test(found) && isIsraeliId(digitsOf(found))

/** What differs in two places may still be two slips, of which nobody is warned. */
const isClearlyAnother = (found: string, expected: string): boolean =>
  isIdentityNumber(found) && differences(digitsOf(found), expected) > 2

/**
 * What the lines read from an ID image say of its number. Without an expected number, as of parents, whose number the
 * form does not ask for: whether one can be read at all.
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
