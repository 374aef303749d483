import type { KindOf } from './kind.ts'
import { accepted, digitsOf, isText, keyMaxLength, noFaults, readText, refused, unless } from './reading.ts'

export const entry: KindOf<'entry'> = {
  hasShape: isText,
  read: (value, row, context) =>
    readText((clean) => {
      const known = clean.length <= keyMaxLength && (context.knows?.(row.dictionary, clean) ?? true)
      return known ? accepted(clean) : refused({ code: 'UNKNOWN_OPTION' })
    })(value),
  check: (value: string, row, { answers, context }) => {
    const within = row.within === undefined ? undefined : answers[row.within]
    if (typeof within !== 'string') return noFaults
    return unless(context.knows?.(row.dictionary, value, within) ?? true, { code: 'UNKNOWN_OPTION' })
  },
  toWire: (value: string, row) => (row.wireType === 'number' ? Number(value) : value),
  fromWire: digitsOf,
}
