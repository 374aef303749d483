import { type Answers, own } from '../answer.ts'
import { ask } from '../ask.ts'
import type { ChoiceRow } from '../row.ts'
import type { KindOf } from './kind.ts'
import { accepted, isText, readText, refused, unless } from './reading.ts'

/** Returns the options that can be chosen with these answers. */
export const optionsFor = (row: ChoiceRow, answers: Answers, context: unknown): readonly string[] =>
  row.optionsWhen === undefined ? row.options : ask(row.optionsWhen, answers, context)

/**
 * Returns the option for its spelling on the wire. The code's own spelling is not accepted on the wire, unless the row
 * takes both spellings.
 */
const optionOf = (value: unknown, { wireValues = {}, takesBothSpellings }: ChoiceRow): unknown => {
  const option = Object.keys(wireValues).find((one) => wireValues[one] === value)
  if (option !== undefined) return option
  const isOwnSpelling = typeof value === 'string' && own(wireValues, value) !== undefined
  return isOwnSpelling && !takesBothSpellings ? 'no option of the wire' : value
}

export const choice: KindOf<'choice'> = {
  hasShape: isText,
  read: (value, row) =>
    readText((clean) => {
      if (row.blanks?.includes(clean)) return accepted(undefined)
      return row.options.includes(clean) ? accepted(clean) : refused({ code: 'UNKNOWN_OPTION' })
    })(value),
  check: (value: string, row, { answers, context }) =>
    unless(optionsFor(row, answers, context).includes(value), { code: 'OPTION_NOT_ALLOWED' }),
  toWire: (value: string, { wireValues = {} }) => own(wireValues, value) ?? value,
  fromWire: optionOf,
}
