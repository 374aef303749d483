/** What a bank needs of whom it pays; numbers are text, since zeros in front belong to them. */
export type BankPayee = {
  readonly name: string
  readonly requestNumber: string
  readonly identityNumber: string
  readonly bank: string
  readonly branch: string
  readonly accountNumber: string
}

export type BankField = 'identityNumber' | 'bank' | 'branch' | 'accountNumber'

/** The digits that the bank's layout has for each number. */
export const bankFieldDigits: Readonly<Record<BankField, number>> = {
  identityNumber: 9,
  bank: 2,
  branch: 3,
  accountNumber: 9,
}

/** More digits, without zeros in front, than the bank's file has room for: it never cuts. */
export const isTooLongForBankFile = (field: BankField, digits: string): boolean =>
  digits.replace(/^0+/, '').length > bankFieldDigits[field]

const isRefused = (payee: Pick<BankPayee, BankField>, field: BankField): boolean =>
  !/^\d*[1-9]\d*$/.test(payee[field]) || isTooLongForBankFile(field, payee[field])

/** The first field that the bank's file cannot hold. */
export const findBankFieldRefusal = (payee: BankPayee): BankField | undefined =>
  (Object.keys(bankFieldDigits) as BankField[]).find((field) => isRefused(payee, field))

const accountFields = ['bank', 'branch', 'accountNumber'] as const
type AccountField = (typeof accountFields)[number]

/** The same of an account alone: another one would mend it. */
export const findAccountRefusal = (account: Pick<BankPayee, AccountField>): AccountField | undefined =>
  accountFields.find((field) => isRefused({ ...account, identityNumber: '1' }, field))
