import { type BankFileField, headFields, orderFields, recordLength, totalFields } from './bank-file-layout.ts'
import { type BankPayee, findBankFieldRefusal } from './bank-payee.ts'

/**
 * The fixed-width payment file of Israeli banks (Masav): lines of 128 characters, amounts in agorot. Values that do not
 * fit are refused, never cut or escaped.
 */
export type BankFileHeader = {
  /** The numbers of the paying institution and of the sender of the file at the clearing centre. */
  readonly payerCode: string
  readonly senderCode: string
  readonly payerName: string
  /** YYMMDD in Asia/Jerusalem; the day of the export, which is also the day of payment. */
  readonly day: string
  /** Distinguishes files of one day: the last three digits of the batch's number. */
  readonly serial: string
}

export type BankFileOrder = {
  /** Digits only. */
  readonly reference: string
  readonly amount: number
  readonly payee: BankPayee
}

export class BankFileRefused extends Error {}

const digits = (value: string | number, length: number): string => {
  const text = String(value).replace(/^0+/, '')
  if (!/^\d*$/.test(text) || text.length > length) throw new BankFileRefused(`not ${length} digits`)
  return text.padStart(length, '0')
}

/** Returns whether the bank's code page contains all letters: Latin and Hebrew. */
const isWritable = (text: string): boolean => /^[\x20-\x7eא-ת]*$/.test(text)

/** Replaces marks that are not in the code page, such as the geresh, by plain ones. The name stays the same. */
const plain = (text: string): string =>
  text.normalize('NFC').replace(/[׳’‘]/g, "'").replace(/[״“”]/g, '"').replace(/־/g, '-')

const letters = (text: string, length: number): string => {
  if (!isWritable(text)) throw new BankFileRefused('not in the code page')
  return text.slice(0, length).padStart(length, ' ')
}

/**
 * Returns Hebrew text in printed order, with its first letter last. Numbers and Latin words inside keep their
 * direction.
 */
const printed = (text: string): string =>
  /[א-ת]/.test(text)
    ? [...text]
        .toReversed()
        .join('')
        .replace(/[0-9A-Za-z]+/g, (word) => [...word].toReversed().join(''))
    : text

/**
 * Returns the payee's name; the request's number if the name has other letters. The bank identifies the payee by the
 * identity number.
 */
const payeeName = ({ name, requestNumber }: BankPayee): string =>
  isWritable(plain(name)) ? plain(name) : requestNumber

type Values = Readonly<Record<string, string | number>>

const filled = ({ name, length, fill, always }: BankFileField, values: Values): string => {
  if (always !== undefined) return always
  const value = values[name]
  if (value === undefined) throw new BankFileRefused(name)
  if (fill === 'DIGITS') return digits(value, length)
  const text = String(value)
  return fill === 'TEXT' ? letters(text, length) : letters(printed(text.slice(0, length)), length)
}

const line = (fields: readonly BankFileField[], values: Values): string =>
  fields.map((field) => filled(field, values)).join('')

export const bankFileHead = ({ day, ...payer }: BankFileHeader): string =>
  line(headFields, { ...payer, paymentDay: day, creationDay: day })

export const bankFileLine = (
  { payerCode, day }: BankFileHeader,
  { reference, amount, payee }: BankFileOrder,
): string => {
  const refused = findBankFieldRefusal(payee)
  if (refused) throw new BankFileRefused(refused)
  const { bank, branch, accountNumber, identityNumber } = payee
  const month = day.slice(0, 4)
  return line(orderFields, {
    payerCode,
    bank,
    branch,
    accountNumber,
    identityNumber,
    payeeName: payeeName(payee),
    agorot: amount * 100,
    reference,
    periodFrom: month,
    periodUntil: month,
  })
}

export const bankFileEnd = (
  { payerCode, day, serial }: BankFileHeader,
  { orders, total }: { readonly orders: number; readonly total: number },
): readonly string[] => [
  line(totalFields, { payerCode, paymentDay: day, serial, agorot: total * 100, orders }),
  '9'.repeat(recordLength),
]
