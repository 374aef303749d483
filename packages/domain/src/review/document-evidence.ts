import type { Answers } from '../answers/answer.ts'
import { compareNumber, type ReadNumber } from '../evidence/printed-numbers.ts'
import { isIsraeliId } from '../identity/israeli-id.ts'
import { maskNumber } from '../writing/mask-number.ts'
import type { CheckCode } from './automatic-check.ts'
import { questionOfSecret, type SecretNumber } from './secret-number.ts'

/** The numbers that a document should show, by the id of its question. */
const numbersOfDocuments: Readonly<Record<string, readonly SecretNumber[]>> = {
  idFront: ['IDENTITY_NUMBER'],
  bankAccountReference: ['ACCOUNT_NUMBER'],
}

/** Documents that also contain the student's name as text. */
const namedDocuments: ReadonlySet<string> = new Set(['bankAccountReference'])

export const numbersOnDocument = (questionId: string): readonly SecretNumber[] =>
  Object.hasOwn(numbersOfDocuments, questionId) ? (numbersOfDocuments[questionId] ?? []) : []

export const showsName = (questionId: string): boolean => namedDocuments.has(questionId)

/** Checks of the server that are completed when the reviewer's browser reads the document. */
export const waitsForReading: ReadonlySet<CheckCode> = new Set<CheckCode>([
  'IDENTITY_ON_CARD',
  'NAME_ON_BANK_LETTER',
])

export type NumberEvidence = ReadNumber & { readonly number: SecretNumber }

const compare = (
  number: SecretNumber,
  expected: string,
  sent: Answers,
  printed: readonly string[],
): ReadNumber => {
  if (number === 'IDENTITY_NUMBER') return compareNumber(expected, printed, { isPossible: isIsraeliId })
  const { userId } = sent
  return compareNumber(expected, printed, { others: typeof userId === 'string' ? [userId] : [] })
}

/** Masks an equal number, as on the rest of the page. A different number is not the student's, and is shown. */
const shown = (read: ReadNumber, expected: string): ReadNumber =>
  read.reading === 'EQUAL' ? { ...read, printed: maskNumber(expected) } : read

/**
 * Compares the numbers of the form with those read from a document. The result blocks nothing, because a person
 * decides.
 */
export const numberEvidence = (
  questionId: string,
  sent: Answers,
  printed: readonly string[],
): readonly NumberEvidence[] =>
  numbersOnDocument(questionId).flatMap((number) => {
    const expected = sent[questionOfSecret(number)]
    return typeof expected === 'string'
      ? [{ number, ...shown(compare(number, expected, sent, printed), expected) }]
      : []
  })
