import { type BankPayee, bankFieldDigits, findBankFieldRefusal } from './bank-payee.ts'

/**
 * The fixed-width file of payments that Israeli banks take (Masav): lines of 128 characters, amounts in agorot. It
 * refuses what does not fit instead of cutting or escaping it.
 */
export type BankFileHeader = {
  /** The paying institution's number at the clearing centre, and that of whoever sends the file. */
  readonly payerCode: string
  readonly senderCode: string
  readonly payerName: string
  /** YYMMDD in Asia/Jerusalem; the day of the export, which is also the day of payment. */
  readonly day: string
}

export type BankFileOrder = {
  /** Digits only. */
  readonly reference: string
  readonly amount: number
  readonly payee: BankPayee
}

export class BankFileRefused extends Error {}

const width = 128

const digits = (value: string | number, length: number): string => {
  const text = String(value).replace(/^0+/, '')
  if (!/^\d*$/.test(text) || text.length > length) throw new BankFileRefused(`not ${length} digits`)
  return text.padStart(length, '0')
}

/** Letters of the bank's code page: Latin and Hebrew. */
const isWritable = (text: string): boolean => /^[\x20-\x7eא-ת]*$/.test(text)

/** Marks above letters and the geresh are no part of the code page, and change nobody's name. */
const plain = (text: string): string =>
  text.normalize('NFC').replace(/[׳’‘]/g, "'").replace(/[״“”]/g, '"').replace(/־/g, '-')

const letters = (text: string, length: number): string => {
  if (!isWritable(text)) throw new BankFileRefused('not in the code page')
  return text.slice(0, length).padEnd(length, ' ')
}

/** Who is paid is known by the identity number; a name in other letters is stood for by the request's number. */
const payeeName = ({ name, requestNumber }: BankPayee): string =>
  isWritable(plain(name)) ? plain(name) : requestNumber

const line = (...parts: readonly string[]): string => {
  const text = parts.join('')
  if (text.length !== width) throw new BankFileRefused(`a line of ${text.length}`)
  return text
}

export const bankFileHead = ({ payerCode, senderCode, payerName, day }: BankFileHeader): string =>
  line(
    'K',
    digits(payerCode, 8),
    '00',
    digits(day, 6),
    '0',
    '001',
    '0',
    digits(day, 6),
    digits(senderCode, 5),
    '000000',
    letters(payerName, 30),
    ' '.repeat(56),
    'KOT',
  )

export const bankFileLine = (
  { payerCode, day }: BankFileHeader,
  { reference, amount, payee }: BankFileOrder,
): string => {
  const refused = findBankFieldRefusal(payee)
  if (refused) throw new BankFileRefused(refused)
  const month = day.slice(0, 4)
  return line(
    '1',
    digits(payerCode, 8),
    '00',
    '000000',
    digits(payee.bank, bankFieldDigits.bank),
    digits(payee.branch, bankFieldDigits.branch),
    '0000',
    digits(payee.accountNumber, bankFieldDigits.accountNumber),
    '0',
    digits(payee.identityNumber, bankFieldDigits.identityNumber),
    letters(payeeName(payee), 16),
    digits(amount * 100, 13),
    digits(reference, 20),
    month,
    month,
    '000',
    '006',
    '0'.repeat(18),
    '  ',
  )
}

export const bankFileEnd = (
  { payerCode, day }: BankFileHeader,
  { orders, total }: { readonly orders: number; readonly total: number },
): readonly string[] => [
  line(
    '5',
    digits(payerCode, 8),
    '00',
    digits(day, 6),
    '0',
    '001',
    digits(total * 100, 15),
    '0'.repeat(15),
    digits(orders, 7),
    '0'.repeat(7),
    ' '.repeat(63),
  ),
  '9'.repeat(width),
]
