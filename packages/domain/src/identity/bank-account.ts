import { westernDigits } from '../writing/western-digits.ts'

/** An account as it stands on a cheque: the bank, its branch, the number. */
export interface WrittenAccount {
  readonly bank: string
  readonly branch: string
  readonly accountNumber: string
}

/** Three numbers of which the first can be a bank and the second a branch; behind the account may stand what follows a slash. */
const threeParts = /^\D*(\d{1,2})\D+(\d{1,3})\D+(\d{4,9})(?:[/-](\d{1,2}))?\D*$/

/** What a text names beside the account; undefined where it names nothing but one number. */
export const findWrittenAccount = (text: string): WrittenAccount | undefined => {
  const [, bank, branch, number, suffix = ''] = threeParts.exec(westernDigits(text)) ?? []
  if (bank === undefined || branch === undefined || number === undefined) return undefined
  return { bank: String(Number(bank)), branch, accountNumber: number + suffix }
}

/**
 * The digits of an account: with blanks between them, or the last one or two behind a slash or a dash, as banks print
 * them. What may as well be bank, branch and account is none: it is offered as three answers and never made one number.
 */
export const findAccountDigits = (text: string): string | undefined => {
  if (findWrittenAccount(text) !== undefined) return undefined
  const [, number, suffix = ''] = /^(\d+(?:\s+\d+)*)(?:\s*[/-]\s*(\d{1,2}))?$/.exec(text) ?? []
  if (number === undefined) return undefined
  const digits = number.replace(/\s+/g, '')
  // What is short before the dash may be anything, a branch for instance.
  return suffix !== '' && digits.length < 4 ? undefined : digits + suffix
}

/** Digits in groups of three, the last one whole, to be read back. */
export const digitGroups = (digits: string): readonly string[] =>
  digits === '' ? [] : digits.replace(/\B(?=(?:\d{3})+$)/g, ' ').split(' ')
