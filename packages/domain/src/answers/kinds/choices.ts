import type { KindOf } from './kind.ts'
import { accepted, isText, refused, unless, wrongType } from './reading.ts'

export const choices: KindOf<'choices'> = {
  hasShape: (value) => Array.isArray(value) && value.every(isText),
  read: (value, row) => {
    if (!Array.isArray(value)) return wrongType
    const chosen = row.options.filter((option) => value.includes(option))
    const unknown = value.some((one) => !row.options.includes(one))
    return unknown ? refused({ code: 'UNKNOWN_OPTION' }) : accepted(chosen.length === 0 ? undefined : chosen)
  },
  check: (value: readonly string[], row) =>
    unless(row.exclusive === undefined || value.length < 2 || !value.includes(row.exclusive), {
      code: 'OPTION_NOT_ALLOWED',
    }),
  lacking: (value) => unless(Array.isArray(value) && value.length > 0, { code: 'SELECT_AT_LEAST_ONE' }),
}
