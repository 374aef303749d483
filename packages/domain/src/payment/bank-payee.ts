/** What a bank needs to know about a payee. Numbers are text, because leading zeros belong to them. */
export type BankPayee = {
  readonly name: string
  readonly requestNumber: string
  readonly identityNumber: string
  readonly bank: string
  readonly branch: string
  readonly accountNumber: string
}

export type BankField = 'identityNumber' | 'bank' | 'branch' | 'accountNumber'

/** The number of digits that the bank's file has for each field. */
export const bankFieldDigits: Readonly<Record<BankField, number>> = {
  identityNumber: 9,
  bank: 2,
  branch: 3,
  accountNumber: 9,
}

/**
 * Returns whether the number, without leading zeros, has more digits than the bank's file has. The file never cuts a
 * number.
 */
export const isTooLongForBankFile = (field: BankField, digits: string): boolean =>
  digits.replace(/^0+/, '').length > bankFieldDigits[field]

const isRefused = (payee: Pick<BankPayee, BankField>, field: BankField): boolean =>
  !/^\d*[1-9]\d*$/.test(payee[field]) || isTooLongForBankFile(field, payee[field])

/** Returns the first field that the bank's file cannot contain; undefined if all fit. */
export const findBankFieldRefusal = (payee: BankPayee): BankField | undefined =>
  (Object.keys(bankFieldDigits) as BankField[]).find((field) => isRefused(payee, field))

const accountFields = ['bank', 'branch', 'accountNumber'] as const
type AccountField = (typeof accountFields)[number]

/** Checks an account alone. A refused account is fixed by another account. */
export const findAccountRefusal = (account: Pick<BankPayee, AccountField>): AccountField | undefined =>
  accountFields.find((field) => isRefused({ ...account, identityNumber: '1' }, field))
