/**
 * What a reading of a document says about a number that should be on it. It decides nothing, because a person looks.
 */
export const numberReadings = ['EQUAL', 'DIFFERENT', 'UNREAD'] as const
export type NumberReading = (typeof numberReadings)[number]

export type ReadNumber = {
  readonly reading: NumberReading
  /** The number as it is printed; null if none was found. */
  readonly printed: string | null
}

/** Matches digits with at most one sign between two of them: an account as 12-345-678901, a number as 1 2345678 2. */
const printedNumber = /\d(?:[ ./–-]?\d)+/g
/** Matches a date, which is not a number to compare. */
const day = /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2})$/
const fewestDigits = 2

const digitsOf = (printed: string): string => printed.replaceAll(/\D/g, '')

/** Returns the numbers in a line of text, as they are printed. */
export const printedNumbersIn = (line: string): readonly string[] =>
  (line.match(printedNumber) ?? []).filter(
    (found) => !day.test(found) && digitsOf(found).length >= fewestDigits,
  )

/** Some banks print leading zeros, others do not. */
const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/**
 * Returns the possible meanings of a printed number: all of it, or neighbouring parts, such as the account in
 * 12-345-678901.
 */
const meaningsOf = (printed: string): readonly string[] => {
  const parts = printed.split(/\D+/)
  return parts.flatMap((_, from) =>
    parts.slice(from).map((_part, count) => parts.slice(from, from + count + 1).join('')),
  )
}

/** The smallest number of digits for a comparison, because shorter numbers occur by chance on every letter. */
const shortest = 4

type Options = {
  /** Returns whether the digits can be a number of this kind, by the check digit. */
  readonly isPossible?: (digits: string) => boolean
  /** Numbers that are printed for another reason, such as the identity number on a letter about an account. */
  readonly others?: readonly string[]
}

/**
 * Compares a number with those read from a document. Another number counts as different only if it has as many digits,
 * so that a phone number or a branch is never mistaken for it.
 */
export const compareNumber = (
  expected: string,
  printed: readonly string[],
  { isPossible = () => true, others = [] }: Options = {},
): ReadNumber => {
  const wanted = withoutZeros(digitsOf(expected))
  if (wanted.length < shortest) return { reading: 'UNREAD', printed: null }
  const equal = printed.find((one) => meaningsOf(one).some((digits) => withoutZeros(digits) === wanted))
  if (equal !== undefined) return { reading: 'EQUAL', printed: equal }
  const known = new Set(others.map((one) => withoutZeros(digitsOf(one))))
  const isAnother = (digits: string): boolean =>
    withoutZeros(digits).length === wanted.length && !known.has(withoutZeros(digits)) && isPossible(digits)
  const another = printed.find((one) => meaningsOf(one).some(isAnother))
  return another === undefined
    ? { reading: 'UNREAD', printed: null }
    : { reading: 'DIFFERENT', printed: another }
}
