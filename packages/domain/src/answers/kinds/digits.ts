import { findAccountDigits } from '../../identity/bank-account.ts'
import { westernDigits } from '../../writing/western-digits.ts'
import { ask } from '../ask.ts'
import type { KindOf } from './kind.ts'
import { accepted, digitsOf, isText, noFaults, readText, refused, tooLong, unless } from './reading.ts'

export const digits: KindOf<'digits'> = {
  hasShape: isText,
  read: (value, row) =>
    readText((clean) => {
      const written = westernDigits(clean)
      const found = row.writtenAs === 'account' ? findAccountDigits(written) : written
      if (found === undefined || !/^\d+$/.test(found)) return refused({ code: 'DIGITS_ONLY' })
      return tooLong(found, row.maxLength) ?? accepted(found)
    })(value),
  check: (value: string, row, { answers, context }) => {
    const { range, rangeCode, minLength = 0, isNeverZero, most, mostCode } = row
    if (value.length < minLength) return [{ code: 'MIN_DIGITS', params: { min: minLength } }]
    if (isNeverZero && /^0+$/.test(value)) return [{ code: 'ONLY_ZEROS' }]
    const number = Number(value)
    const upTo = most && ask(most, answers, context)
    if (upTo !== undefined && number > upTo)
      return [{ code: mostCode ?? 'RANGE', params: { min: 0, max: upTo } }]
    if (range === undefined) return noFaults
    const [min, max] = range
    return unless(number >= min && number <= max, { code: rangeCode ?? 'RANGE', params: { min, max } })
  },
  fromWire: (value, row) => (row.isCode ? value : digitsOf(value)),
}
