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

/** Digits without zeros in front that fit; the bank's file refuses anything else and never cuts or escapes. */
const fits = (value: string, digits: number): boolean =>
  /^\d+$/.test(value) && value.replace(/^0+/, '').length <= digits

const isRefused = (payee: Pick<BankPayee, BankField>, field: BankField): boolean =>
  !fits(payee[field], bankFieldDigits[field]) || /^0*$/.test(payee[field])

/** The first field that the bank's file cannot hold. */
export const findBankFieldRefusal = (payee: BankPayee): BankField | undefined =>
  (Object.keys(bankFieldDigits) as BankField[]).find((field) => isRefused(payee, field))

const accountFields = ['bank', 'branch', 'accountNumber'] as const
type AccountField = (typeof accountFields)[number]

/** The same of an account alone: another one would mend it. */
export const findAccountRefusal = (account: Pick<BankPayee, AccountField>): AccountField | undefined =>
  accountFields.find((field) => isRefused({ ...account, identityNumber: '1' }, field))
