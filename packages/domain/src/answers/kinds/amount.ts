import { findAmountDigits } from '../../identity/amount.ts'
import type { KindOf } from './kind.ts'
import { accepted, asNumber, isText, readText, refused, tooLong } from './reading.ts'

export const amount: KindOf<'amount'> = {
  hasShape: isText,
  read: (value, row) =>
    readText((clean) => {
      const digits = findAmountDigits(clean)
      if (digits === undefined) return refused({ code: 'DIGITS_ONLY' })
      return tooLong(digits, row.maxLength) ?? accepted(digits)
    })(value),
  ...asNumber,
}
