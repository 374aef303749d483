import { isIsraeliId } from '../identity/israeli-id.ts'

/** What the text of a confirmation says of an account number. It never decides: finance looks at the document. */
export type AccountReading =
  | { readonly code: 'EQUAL' }
  /** Another number of the same length stands there. */
  | { readonly code: 'DIFFERENT'; readonly read: string }
  | { readonly code: 'UNREAD' }

type Expected = { readonly branch: string; readonly accountNumber: string }

/** Digits with the spaces, dashes and slashes that may stand between them. */
const printed = /\d(?:[ \-–/]*\d)*/g
/** IL, two check digits, bank 3, branch 3, account 13. */
const iban = /IL\d{2}(\d{3})(\d{3})(\d{13})/g
/** A year or the number of a house is as long: such a number counts only beside its branch. */
const shortNumber = 5

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '')
const isPhone = (digits: string): boolean => /^0\d{8,9}$/.test(digits)
const isIdentityNumber = (digits: string): boolean => digits.length === 9 && isIsraeliId(digits)

/** Every way of joining neighbouring groups of one printed number: `12-641-3308` has the account in its last group. */
const joined = (groups: readonly string[]): readonly string[] =>
  groups.flatMap((_, from) =>
    groups.slice(from).map((_, length) => groups.slice(from, from + length + 1).join('')),
  )

const groupsIn = (lines: readonly string[]): readonly (readonly string[])[] =>
  lines.flatMap((line) => line.match(printed) ?? []).map((number) => number.match(/\d+/g) ?? [])

const ibansIn = (lines: readonly string[]): readonly string[] =>
  [...lines.join(' ').replaceAll(/\s/g, '').matchAll(iban)].map(([, , , account]) => account ?? '')

export const judgeAccountNumber = (
  lines: readonly string[],
  { branch, accountNumber }: Expected,
): AccountReading => {
  const expected = withoutZeros(accountNumber)
  const numbers = groupsIn(lines)
  const isEqual = (digits: string) => withoutZeros(digits) === expected
  const isBranchThere = numbers.flat().some((digits) => withoutZeros(digits) === withoutZeros(branch))
  const counts = expected.length > shortNumber || isBranchThere
  if (ibansIn(lines).some(isEqual) || (counts && numbers.flatMap(joined).some(isEqual)))
    return { code: 'EQUAL' }
  const other = numbers
    .flat()
    .filter((digits) => !isPhone(digits) && !isIdentityNumber(digits))
    .find((digits) => expected.length > shortNumber && withoutZeros(digits).length === expected.length)
  return other === undefined ? { code: 'UNREAD' } : { code: 'DIFFERENT', read: other }
}
