import { westernDigits } from '../writing/western-digits.ts'

/** An account as printed on a cheque: bank, branch and number. */
export interface WrittenAccount {
  readonly bank: string
  readonly branch: string
  readonly accountNumber: string
}

/**
 * Matches three numbers, of which the first can be a bank and the second a branch. The account may have a suffix after
 * a slash.
 */
const threeParts = /^\D*(\d{1,2})\D+(\d{1,3})\D+(\d{4,9})(?:[/-](\d{1,2}))?\D*$/

/** Returns bank, branch and account in a text; undefined if the text does not contain all three. */
export const findWrittenAccount = (text: string): WrittenAccount | undefined => {
  const [, bank, branch, number, suffix = ''] = threeParts.exec(westernDigits(text)) ?? []
  if (bank === undefined || branch === undefined || number === undefined) return undefined
  return { bank: String(Number(bank)), branch, accountNumber: number + suffix }
}

/**
 * Returns the digits of an account: with blanks between them, or with the last one or two after a slash or a dash, as
 * banks print them. Returns undefined if the text could be bank, branch and account, because these are offered as three
 * answers and never joined to one number.
 */
export const findAccountDigits = (text: string): string | undefined => {
  if (findWrittenAccount(text) !== undefined) return undefined
  const [, number, suffix = ''] = /^(\d+(?:\s+\d+)*)(?:\s*[/-]\s*(\d{1,2}))?$/.exec(text) ?? []
  if (number === undefined) return undefined
  const digits = number.replace(/\s+/g, '')
  // A short number before the dash may be anything, such as a branch.
  return suffix !== '' && digits.length < 4 ? undefined : digits + suffix
}

/** Returns digits in groups of three from the end, for reading them aloud. */
export const digitGroups = (digits: string): readonly string[] =>
  digits === '' ? [] : digits.replace(/\B(?=(?:\d{3})+$)/g, ' ').split(' ')
