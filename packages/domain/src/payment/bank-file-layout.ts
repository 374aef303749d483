/**
 * The records of the clearing centre's file of credits (Masav, "technical specification for payments", sections 3.1 to
 * 3.3, `mifrat_zikuim_msv.pdf` of masav.co.il). The document itself could not be opened; the table is
 * what three independent programs that cite it agree on (ADR 0417).
 */
export const recordLength = 128

/**
 * How a field is filled: digits with leading zeros, text aligned right, or text aligned right and written from right to
 * left.
 */
type Fill = 'DIGITS' | 'TEXT' | 'TEXT_RIGHT_TO_LEFT'

export type BankFileField = {
  readonly name: string
  readonly length: number
  readonly fill: Fill
  /** The fixed content of the field; otherwise the writer gives a value by the field's name. */
  readonly always?: string
}

const digits = (name: string, length: number): BankFileField => ({ name, length, fill: 'DIGITS' })
const text = (name: string, length: number): BankFileField => ({ name, length, fill: 'TEXT' })
const fixed = (name: string, always: string): BankFileField => ({
  name,
  length: always.length,
  fill: 'TEXT',
  always,
})
const zeros = (length: number): BankFileField => fixed('filler', '0'.repeat(length))
const blanks = (length: number): BankFileField => fixed('filler', ' '.repeat(length))

/** The fields that all records start with: 1 type, 2 to 9 the payer, 10 to 11 the currency (00 is the shekel). */
const start = (type: string): readonly BankFileField[] => [
  fixed('recordType', type),
  digits('payerCode', 8),
  fixed('currency', '00'),
]

export const headFields: readonly BankFileField[] = [
  ...start('K'),
  digits('paymentDay', 6),
  zeros(1),
  digits('serial', 3),
  zeros(1),
  digits('creationDay', 6),
  digits('senderCode', 5),
  zeros(6),
  text('payerName', 30),
  blanks(56),
  fixed('headMark', 'KOT'),
]

export const orderFields: readonly BankFileField[] = [
  ...start('1'),
  zeros(6),
  digits('bank', 2),
  digits('branch', 3),
  fixed('accountType', '0000'),
  digits('accountNumber', 9),
  zeros(1),
  digits('identityNumber', 9),
  { name: 'payeeName', length: 16, fill: 'TEXT_RIGHT_TO_LEFT' },
  digits('agorot', 13),
  digits('reference', 20),
  digits('periodFrom', 4),
  digits('periodUntil', 4),
  fixed('textCode', '000'),
  fixed('transactionType', '006'),
  zeros(18),
  blanks(2),
]

export const totalFields: readonly BankFileField[] = [
  ...start('5'),
  digits('paymentDay', 6),
  zeros(1),
  digits('serial', 3),
  digits('agorot', 15),
  zeros(15),
  digits('orders', 7),
  zeros(7),
  blanks(63),
]
